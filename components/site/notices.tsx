'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Glyph } from './glyph';

/** Long enough to read the longest notice twice. */
const DURATION_MS = 7000;

/** Shows the notices and has screen readers say them: errors at once, the rest when there is a pause. */
export function Notices() {
  const t = useTranslations('notices');
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  const before = useRef<EventTarget>(null);

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    handlers.startPause();
  }

  /** Closes a notice, and gives the focus back to what had it before. */
  function close(id: string) {
    toast.dismiss(id);
    const place = before.current;
    const back = place instanceof HTMLElement && place.isConnected ? place : document.getElementById('content');
    back?.focus({ preventScroll: true });
  }

  const visible = toasts.filter((notice) => notice.visible);
  const urgent = visible.filter((notice) => notice.type === 'error');
  const calm = visible.filter((notice) => notice.type !== 'error');

  return (
    <section
      aria-label={t('label')}
      className="notices"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={enter}
      onBlur={handlers.endPause}
    >
      {/* The regions are always there: readers announce what changes inside them, not what arrives together with them. */}
      <div role="alert">
        {urgent.map((notice) => (
          <Notice key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
      <div role="status">
        {calm.map((notice) => (
          <Notice key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
    </section>
  );
}

function Notice({ notice, onClose }: { notice: Toast; onClose: (id: string) => void }) {
  const t = useTranslations('notices');
  return (
    <div className="notice" data-kind={notice.type}>
      <p>{resolveValue(notice.message, notice)}</p>
      <button type="button" className="notice-close" aria-label={t('close')} onClick={() => onClose(notice.id)}>
        <Glyph shape="cross" />
      </button>
    </div>
  );
}
