'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { ExampleRequests } from './example-requests';
import { useRoomForKeyboard } from './use-room-for-keyboard';

interface SearchFormProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly searching: boolean;
  /** What was searched last. */
  readonly searched: string | undefined;
  /** The key `/` brings the focus to the box. */
  readonly slash: boolean;
  /** What became of the visitor's last correction, for those who do not see it. */
  readonly news: string | undefined;
  /** The search takes longer than usual. */
  readonly late: boolean;
  readonly onWrite: (draft: string) => void;
  readonly onSubmit: () => void;
  /** The visitor turned to the form. */
  readonly onStart: () => void;
}

/** The slip of paper on the counter: what the visitor feels like, in their own words. */
export function SearchForm({
  box,
  draft,
  searching,
  searched,
  slash,
  news,
  late,
  onWrite,
  onSubmit,
  onStart,
}: SearchFormProps) {
  const t = useTranslations('home');
  const common = useTranslations('common');
  const foot = useRoomForKeyboard(box);
  const alive = useSyncExternalStore(neverChanges, isAlive, isNotAlive);

  // Whatever was typed before the page came alive is kept; at once, since the next rendering would wipe it out.
  useLayoutEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== '' && draft === '') onWrite(typed);
  }, [box, draft, onWrite]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function submitByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || searching) return;
    event.preventDefault();
    onSubmit();
  }

  function fillIn(example: string) {
    onWrite(example);
    box.current?.focus();
  }

  return (
    <form className="slip" onSubmit={submit} onFocus={onStart}>
      <label htmlFor="query" className="slip-label">
        {t('label')}
      </label>
      {/* Without a name, so that no browser ever puts the text into a URL. */}
      <textarea
        id="query"
        ref={box}
        className="slip-box"
        rows={4}
        value={draft}
        placeholder={t('placeholder')}
        aria-describedby="query-shortcut"
        aria-keyshortcuts={slash ? '/' : undefined}
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={submitByKeys}
      />
      <div className="slip-foot" ref={foot}>
        <p id="query-shortcut" className="slip-shortcut">
          {t('shortcut')}
        </p>
        {/* Submitted before the page came alive, the form would load it anew and the text be lost. */}
        <button id="search-button" type={alive ? 'submit' : 'button'} className="action" disabled={searching}>
          {searching && (
            <span className="reels" aria-hidden="true">
              <span className="reel" />
              <span className="reel" />
            </span>
          )}
          {searching ? t('searching') : t('search')}
        </button>
      </div>
      <p role="status" className="sr-only">
        {searching ? (late ? t('stillSearching') : common('loading')) : news}
      </p>
      <ExampleRequests searched={searched} onChoose={fillIn} />
    </form>
  );
}

/** Whether the page has come alive: not in what the server sends, and from then on always. */
const isAlive = () => true;
const isNotAlive = () => false;
const neverChanges = () => () => undefined;
