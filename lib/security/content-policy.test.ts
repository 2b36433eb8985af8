import { pagePolicy } from './content-policy';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

const ordinary = { scriptHashes: ['sha256-AAA='], foreignImages: false, secure: true, development: false };

describe('pagePolicy()', () => {
  it('starts from nothing and allows this site and the hashes of the page', () => {
    expect(directives(pagePolicy(ordinary))).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-AAA='",
      'style-src': "'self'",
      'img-src': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(pagePolicy(ordinary)).not.toContain('unsafe');
  });

  it('lets pictures of other sites in for a backend that names them, by https alone on a page of https', () => {
    const policy = (secure: boolean) => directives(pagePolicy({ ...ordinary, foreignImages: true, secure }));
    expect(policy(true)['img-src']).toBe("'self' https:");
    expect(policy(false)['img-src']).toBe("'self' https: http:");
  });

  it('asks for everything by https only where the page itself came by https', () => {
    expect(pagePolicy(ordinary)).toContain('upgrade-insecure-requests');
    expect(pagePolicy({ ...ordinary, secure: false })).not.toContain('upgrade-insecure-requests');
  });

  it('keeps a page alive whose hashes nobody computed', () => {
    expect(directives(pagePolicy({ ...ordinary, scriptHashes: undefined }))['script-src']).toBe(
      "'self' 'unsafe-inline'",
    );
  });

  it('gives the development server what it needs', () => {
    const policy = directives(pagePolicy({ ...ordinary, development: true }));
    expect(policy['script-src']).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
  });
});
