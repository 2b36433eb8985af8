import { deferScripts } from './defer-scripts.mjs';

const page = (head: string, body = '') => `<html><head>${head}</head><body>text${body}</body></html>`;

describe('deferScripts()', () => {
  it('takes the asynchronous scripts out and leaves a loader that names them in their order', () => {
    const html = deferScripts(
      page(
        '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script>',
        '<script src="/b.js" async=""></script>',
      ),
    );
    expect(html).not.toMatch(/<script src|rel="preload"/);
    expect(html).toContain('(["/a.js","/b.js"])</script></body>');
  });

  it('leaves everything else', () => {
    const head = '<link rel="preload" href="/a.woff2" as="font"/><script src="/old.js" noModule=""></script>';
    const html = deferScripts(page(`${head}<script src="/a.js" async=""></script>`, '<script>one()</script>'));
    expect(html).toContain(head);
    expect(html).toContain('text<script>one()</script>');
    expect(deferScripts(page(head))).toBe(page(head));
  });

  it.each([
    ['after the first paint', 'visible', true, 0],
    ['at once where nobody looks', 'hidden', true, 2],
    ['after a frame where the browser does not tell', 'visible', false, 0],
  ])('fetches them %s', (_, visibilityState, tells, atOnce) => {
    const fetched: string[] = [];
    const waiting: (() => void)[] = [];
    const wait = (callback: () => void) => void waiting.push(callback);
    class Observer {
      static supportedEntryTypes = tells ? ['paint'] : [];
      constructor(private readonly callback: () => void) {}
      observe() {
        wait(this.callback);
      }
    }
    const document = {
      visibilityState,
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => fetched.push(src) },
    };
    const html = deferScripts(page('<script src="/a.js" async=""></script><script src="/b.js" async=""></script>'));
    const loader = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
    new Function('document', 'self', 'PerformanceObserver', 'requestAnimationFrame', 'setTimeout', loader)(
      document,
      { PerformanceObserver: Observer },
      Observer,
      wait,
      wait,
    );
    expect(fetched).toHaveLength(atOnce);
    for (const callback of waiting) callback();
    for (const callback of [...waiting]) callback();
    expect(fetched).toEqual(['/a.js', '/b.js']);
  });
});
