/** @jest-environment jsdom */
import { DOT_COUNT } from '@/lib/site';
import { scatterDots } from './drifting-dots';

/** An animation as far as the dots use it. */
const drift = () => ({ play: jest.fn(), cancel: jest.fn() });
const animate = jest.fn((..._: unknown[]) => drift());

/** Has the visitor want motion or none, and gives how to change that. */
function wantsCalm(matches: boolean) {
  const calm = Object.assign(new EventTarget(), { matches });
  window.matchMedia = jest.fn(() => calm as unknown as MediaQueryList);
  return (now: boolean) => {
    calm.matches = now;
    calm.dispatchEvent(new Event('change'));
  };
}

/** A field as the server sends it. */
function emptyField(): HTMLElement {
  const field = document.createElement('div');
  for (let i = 0; i < DOT_COUNT; i++) field.appendChild(document.createElement('span')).className = 'dot';
  return field;
}

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate as unknown as Element['animate'];
});

describe('scatterDots()', () => {
  it('gives every dot a place, all adrift for ever', () => {
    wantsCalm(false);
    const field = emptyField();
    const { animations } = scatterDots(field, false);
    expect(animations).toHaveLength(DOT_COUNT);
    for (const [, timing] of animate.mock.calls) expect(timing).toMatchObject({ iterations: Infinity });
    for (const dot of field.children) expect((dot as HTMLElement).style.left).toMatch(/^\d+(\.\d)?%$/);
  });

  it('lets them appear little by little, but not for who wants no motion', () => {
    wantsCalm(false);
    scatterDots(emptyField(), true);
    expect(animate).toHaveBeenCalledTimes(DOT_COUNT + 1);
    wantsCalm(true);
    scatterDots(emptyField(), true);
    expect(animate).toHaveBeenCalledTimes(2 * DOT_COUNT + 1);
  });

  it('heeds the wish for no motion when it comes and when it goes', () => {
    const calm = wantsCalm(true);
    const { animations, remove } = scatterDots(emptyField(), false);
    expect(animations[0]?.cancel).toHaveBeenCalledTimes(1);
    calm(false);
    expect(animations[0]?.play).toHaveBeenCalledTimes(1);
    remove();
    calm(true);
    expect(animations[0]?.cancel).toHaveBeenCalledTimes(2);
  });

  it('takes the dots out of sight, and leaves them there', () => {
    wantsCalm(false);
    const field = emptyField();
    const { animations, remove } = scatterDots(field, false);
    remove();
    expect(animations[0]?.cancel).toHaveBeenCalledTimes(1);
    expect(field.children).toHaveLength(DOT_COUNT);
    for (const dot of field.children) expect(dot.getAttribute('style')).toBeNull();
  });
});
