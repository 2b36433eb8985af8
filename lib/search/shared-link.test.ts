import type { Question } from './search-state';
import { readSharedLink, sharedLink } from './shared-link';

describe('a shared link', () => {
  it.each<Question>([
    { query: 'algo como «Hades» & más, 100 % #1 + ñ 🎮', changes: {} },
    { query: 'granja\nsin zombis', changes: { 'concept:zombies': 'ignorado', 'players:coop+couch+2': 'deseable' } },
    { query: 'x', changes: { 'concept:a|b': 'nunca', 'year:1990-1999': 'nunca', 'hours:-12': 'imprescindible' } },
    { query: 'de otro servicio', changes: { 'terror, cósmico': 'nunca', 'a&b': 'nunca' } },
  ])('carries %j there and back, in the fragment alone', (question) => {
    const link = new URL(sharedLink('https://juegazo.example/about?x=1#contact', question));
    expect(link.origin + link.pathname + link.search).toBe('https://juegazo.example/');
    expect(readSharedLink(link.hash)).toEqual(question);
  });

  it.each(['', '#', '#contact', '#q=', '#q=%20', '#nunca=concept:zombies'])(
    'is none without a text: %s',
    (fragment) => {
      expect(readSharedLink(fragment)).toBeUndefined();
    },
  );

  it('passes over strengths that do not exist', () => {
    expect(readSharedLink('#q=a&siempre=concept:zombies&nunca=')).toEqual({ query: 'a', changes: {} });
  });
});
