export const dynamic = 'force-dynamic';

/** Tells a balancer that this instance takes requests. It asks nobody else: no backend that is away may take it out. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
