'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

let browserClient: QueryClient | undefined;

/** Gives the tree its query client. In a browser it outlives a change of language, so that a running search does too. */
export function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}

function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient();
  browserClient ??= new QueryClient();
  return browserClient;
}
