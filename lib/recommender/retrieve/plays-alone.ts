import type { Request } from '../request';

/** Whether somebody wants to play alone. What is known for company is hardly fit for that, whatever mode it has. */
export function playsAlone({ wishes }: Request): boolean {
  return wishes.some(({ aim, strength }) => aim.kind === 'players' && aim.solo && strength !== 'never');
}
