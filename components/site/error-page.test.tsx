/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { searchStore } from '@/lib/search/search-store';
import es from '@/messages/es.json';
import { ErrorPage } from './error-page';

describe('ErrorPage', () => {
  it('shows the message and tries again without the results that could not be shown', async () => {
    const reset = jest.fn();
    searchStore.dispatch({ type: 'write', draft: 'algo' });
    const { search } = searchStore.dispatch({ type: 'ask', query: 'algo' });
    searchStore.dispatch({ type: 'answer', search, answer: { juegos: [] } });
    render(
      <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
        <ErrorPage error={new Error('boom')} reset={reset} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('boom');
    await userEvent.click(screen.getByRole('button', { name: es.error.retry }));
    expect(reset).toHaveBeenCalledTimes(1);
    expect(searchStore.state()).toMatchObject({ draft: 'algo', status: 'idle', shown: undefined });
  });
});
