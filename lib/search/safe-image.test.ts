import { safeImage } from './safe-image';

describe('safeImage()', () => {
  it.each([
    ['https://cdn.example/a.jpg'],
    ['http://cdn.example/a.jpg?w=1'],
    ['/covers/braid'],
    ['/stock-cover.svg?v=2'],
  ])('lets %s through', (address) => {
    expect(safeImage(address)).toBe(address);
  });

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['data:image/svg+xml,<svg/>'],
    ['blob:https://x.example/1'],
    ['file:///etc/passwd'],
    ['ftp://cdn.example/a.jpg'],
    ['//evil.example/a.jpg'],
    ['/\\evil.example/a.jpg'],
    ['/\t/evil.example/a.jpg'],
    ['covers/braid'],
    ['https://'],
    [''],
  ])('treats %j as no image', (address) => {
    expect(safeImage(address)).toBeUndefined();
  });
});
