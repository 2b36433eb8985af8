/** The phrase of each status that this site answers with, from RFC 9110; that of 499 is nginx's, who invented it. */
const PHRASES = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  499: 'Client Closed Request',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;

/** What went wrong. */
export interface Problem {
  readonly status: keyof typeof PHRASES;
  /** Stable name of it, for programs. */
  readonly code: string;
  /** What it is in a sentence, for people; the same for every problem with this code. */
  readonly detail: string;
}

/** Answers with an RFC 9457 problem. It has no type of its own, so its title is the phrase of the status (§ 4.2.1). */
export function problem({ status, code, detail }: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: PHRASES[status], status, detail, code }), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  });
}
