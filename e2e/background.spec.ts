import type { Page } from '@playwright/test';
import { expect, holdSearch, home, test } from './site';

const rates = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const target = (animation.effect as KeyframeEffect).target;
      return target?.classList.contains('dot') ? [Math.round(animation.playbackRate * 100) / 100] : [];
    }),
  );

/** What the dots do in each frame until they all have a rate: how far the farthest went since the frame before, in how many milliseconds. */
function watchFrames(page: Page, target: number): Promise<{ rate: number; moved: number; ms: number }[]> {
  return page.evaluate(
    (target) =>
      new Promise((resolve) => {
        const dots = [...document.querySelectorAll('.dot')];
        const places = () => dots.map((dot) => dot.getBoundingClientRect());
        const rates = () => dots.flatMap((dot) => dot.getAnimations()).map(({ playbackRate }) => playbackRate);
        const frames: { rate: number; moved: number; ms: number }[] = [];
        const watch = (before: DOMRect[], since: number) => (now: number) => {
          const after = places();
          const moved = Math.max(...after.map(({ x, y }, i) => Math.hypot(x - before[i].x, y - before[i].y)));
          frames.push({ rate: rates()[0], moved, ms: now - since });
          if (rates().every((rate) => rate === target)) resolve(frames);
          else requestAnimationFrame(watch(after, now));
        };
        requestAnimationFrame((now) => requestAnimationFrame(watch(places(), now)));
      }),
    target,
  );
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const path of ['/', '/about', '/privacy']) {
  test(`${path} has 40 drifting dots`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.dot')).toHaveCount(40);
    await expect.poll(() => rates(page)).toEqual(Array(40).fill(1));
  });
}

test('the dots slow down to 0.33 while searching, without a jump, and speed up again', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => rates(page)).toEqual(Array(40).fill(1));
  const release = await holdSearch(page, { juegos: [] });
  await home(page, 'es').box.fill('algo');
  const frames = watchFrames(page, 0.33);
  await home(page, 'es').search.click();
  const seen = await frames;
  expect(seen.filter(({ rate }) => rate > 0.33 && rate < 1)).not.toEqual([]);
  // The fastest dot drifts some 13 pixels in a second.
  expect(seen.filter(({ moved, ms }) => moved > 1 + 0.03 * ms)).toEqual([]);
  await expect.poll(() => rates(page)).toEqual(Array(40).fill(0.33));
  release();
  await expect.poll(() => rates(page)).toEqual(Array(40).fill(1));
});

test('the dots are there, and slow, for who searches at once', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('.dot').count()).toBe(40);
  const release = await holdSearch(page, { juegos: [] });
  await home(page, 'es').searchFor('algo');
  await expect.poll(() => rates(page), { timeout: 1500 }).toEqual(Array(40).fill(0.33));
  release();
});

test('the main thread sleeps while the dots drift', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => rates(page)).toHaveLength(40);
  // What appears with them, and what the router does when the page has come alive.
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await recalculations();
  await page.waitForTimeout(3000);
  expect((await recalculations()) - before).toBeLessThanOrEqual(1);
});

test('only the compositor has work: nothing but transform is animated', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => rates(page)).toHaveLength(40);
  const properties = await page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter((animation) => (animation.effect as KeyframeEffect).target?.classList.contains('dot'))
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    ),
  ]);
  expect(properties).toEqual(['transform']);
});

test('no dot moves under reduced motion, whenever it is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('.dot')).toHaveCount(40);
  await expect(page.locator('.dot').first()).toBeVisible();
  expect(await rates(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => rates(page)).toEqual(Array(40).fill(1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => rates(page)).toEqual([]);
});

test('a change of language keeps the dots in sight', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.dot')).toHaveCount(40);
  await page.locator('#language-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Far sooner than those of a page that has just come.
  await expect(page.locator('.dot')).toHaveCount(40, { timeout: 1000 });
  await expect.poll(() => rates(page)).toEqual(Array(40).fill(1));
});
