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

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate as unknown as Element['animate'];
});

describe('scatterDots()', () => {
  it('puts as many dots into the field as the specification says, all adrift for ever', () => {
    wantsCalm(false);
    const field = document.createElement('div');
    const { animations } = scatterDots(field, false);
    expect(field.children).toHaveLength(DOT_COUNT);
    expect(animations).toHaveLength(DOT_COUNT);
    for (const [, timing] of animate.mock.calls) expect(timing).toMatchObject({ iterations: Infinity });
    for (const dot of field.children) expect((dot as HTMLElement).style.left).toMatch(/^\d+(\.\d)?%$/);
  });

  it('lets them appear little by little, but not for who wants no motion', () => {
    wantsCalm(false);
    scatterDots(document.createElement('div'), true);
    expect(animate).toHaveBeenCalledTimes(DOT_COUNT + 1);
    wantsCalm(true);
    scatterDots(document.createElement('div'), true);
    expect(animate).toHaveBeenCalledTimes(2 * DOT_COUNT + 1);
  });

  it('heeds the wish for no motion when it comes and when it goes', () => {
    const calm = wantsCalm(true);
    const { animations, remove } = scatterDots(document.createElement('div'), false);
    expect(animations[0]?.cancel).toHaveBeenCalledTimes(1);
    calm(false);
    expect(animations[0]?.play).toHaveBeenCalledTimes(1);
    remove();
    calm(true);
    expect(animations[0]?.cancel).toHaveBeenCalledTimes(1);
  });

  it('leaves an empty field behind', () => {
    wantsCalm(false);
    const field = document.createElement('div');
    scatterDots(field, false).remove();
    expect(field.children).toHaveLength(0);
  });
});
