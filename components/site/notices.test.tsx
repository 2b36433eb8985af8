/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { toast } from 'react-hot-toast/headless';
import es from '@/messages/es.json';
import { Notices } from './notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open() {
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <Notices />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('region', { name: es.notices.label });
}

describe('Notices', () => {
  it('stay while the mouse is on them, and go some time after it left', async () => {
    const region = open();
    act(() => void toast('Hola'));
    fireEvent.mouseEnter(region);
    await wait(20_000);
    expect(screen.getByText('Hola')).toBeInTheDocument();
    fireEvent.mouseLeave(region);
    await wait(8000);
    expect(screen.queryByText('Hola')).not.toBeInTheDocument();
  });

  it('stay while the focus is in them, whatever the mouse does, and go some time after it left', async () => {
    const region = open();
    act(() => void toast('Hola'));
    act(() => screen.getByRole('button', { name: es.notices.close }).focus());
    fireEvent.mouseEnter(region);
    fireEvent.mouseLeave(region);
    await wait(20_000);
    act(() => screen.getByRole('button', { name: es.notices.close }).blur());
    await wait(8000);
    expect(screen.queryByText('Hola')).not.toBeInTheDocument();
  });

  it('go by themselves again after one was closed with the mouse, which then leaves nothing', async () => {
    const region = open();
    act(() => void toast('Hola'));
    fireEvent.mouseEnter(region);
    fireEvent.click(screen.getByRole('button', { name: es.notices.close }));
    expect(screen.queryByText('Hola')).not.toBeInTheDocument();
    act(() => void toast('Adiós'));
    await wait(8000);
    expect(screen.queryByText('Adiós')).not.toBeInTheDocument();
  });
});
