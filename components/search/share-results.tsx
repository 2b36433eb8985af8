'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { SearchAnswer } from '@/lib/search/contract';
import type { Question } from '@/lib/search/search-state';
import { sharedLink } from '@/lib/search/shared-link';
import { hideOutcome, NOTICE_ID } from './outcome-notice';
import { useLabelText } from './use-label-text';
import { judgedWishes } from './wish-verdicts';

const SHARED = ['link', 'list'] as const;

/** What is handed on: the request, or the games. */
type Shared = (typeof SHARED)[number];

interface ShareResultsProps {
  readonly question: Question;
  readonly answer: SearchAnswer;
}

/** Hands the request on as a link that no server reads, or the games with the reason for each as text. */
export function ShareResults({ question, answer }: ShareResultsProps) {
  const t = useTranslations('sharing');
  const card = useTranslations('card');
  const textOf = useLabelText();
  const [byHand, setByHand] = useState<Shared>();
  const field = useId();

  const texts: Record<Shared, () => string> = {
    link: () => sharedLink(location.href, question),
    list: () =>
      [
        t('heading', { query: question.query }),
        ...answer.juegos.map((game, place) => {
          const year = game.anio === undefined ? '' : ` (${game.anio})`;
          const reasons = judgedWishes(game.deseos ?? [], answer.entendido?.deseos ?? [])
            .filter(({ wish, estado }) => estado === 'cumplido' && wish.tipo !== 'nunca')
            .map(({ wish }) => textOf(wish.etiqueta));
          const why = reasons.length > 0 ? reasons.join(', ') : game.resumen && textOf(game.resumen);
          return `${place + 1}. ${game.titulo ?? card('noTitle')}${year}${why ? `: ${why}` : ''}`;
        }),
        texts.link(),
      ].join('\n'),
  };

  async function share(what: Shared) {
    setByHand(undefined);
    const outcome = await handOn(texts[what]());
    if (outcome === 'copied') {
      hideOutcome();
      // An element and not a text, so that it follows a change of language.
      toast.success(<CopiedText what={what} />, { id: NOTICE_ID });
    }
    if (outcome === 'refused') setByHand(what);
  }

  return (
    <div className="share">
      <div className="share-buttons">
        {SHARED.map((what) => (
          <button key={what} type="button" className="sticker-button" onClick={() => share(what)}>
            {t(hasShareSheet() ? `send.${what}` : what)}
          </button>
        ))}
      </div>
      {byHand !== undefined && (
        <div className="share-by-hand">
          <label htmlFor={field}>{t('byHand')}</label>
          <textarea
            id={field}
            readOnly
            rows={4}
            value={texts[byHand]()}
            // biome-ignore lint/a11y/noAutofocus: the visitor asked for this text a moment ago.
            autoFocus
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}

function CopiedText({ what }: { what: Shared }) {
  return useTranslations('sharing')(`${what}Copied`);
}

/** Whether a text goes to the share sheet of a phone, and not to the clipboard. */
function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Gives a text to the device's share sheet, or to the clipboard where it has none. */
async function handOn(text: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if (hasShareSheet()) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is an answer, too.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'refused';
  }
}
