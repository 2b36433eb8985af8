import { expect, test } from './site';

// The watch itself: a journey that says nothing of an error must fail by it, whichever of its pages it comes from.
for (const [what, say] of [
  ['an error on the console', () => console.error('unforeseen')],
  ['an error that nobody caught', () => void setTimeout(() => Promise.reject(new Error('unforeseen')))],
] as const) {
  test(`${what} of a second page is heard`, async ({ page, context, consoleErrors, expectConsoleErrors }) => {
    expectConsoleErrors(/unforeseen/);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/about');
    await other.evaluate(say);
    await expect.poll(() => consoleErrors).toEqual([expect.stringContaining('unforeseen')]);
  });
}
