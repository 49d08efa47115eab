import { Button } from '@longcovid/ui/button';
import { TextField } from '@longcovid/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';

import { CardText } from '../../embeds/CardText.tsx';
import { rows } from '../../embeds/Lists.css.ts';
import { placeForm as form } from '../../features/finder/Finder.css.ts';
import { HAS_SERVICE } from '../../has-service.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import type { SearchData } from './loader.ts';
import { type FoundPage, MAX_LENGTH, readSearchIndex, searchIndexPath, searchPages } from './search-index.ts';

/** Id of the results' heading, and the first part of the fragment: words stay on the device. */
const RESULTS = 'results';

const readWords = (hash: string): string =>
  new URLSearchParams(hash.startsWith(`#${RESULTS}?`) ? hash.slice(RESULTS.length + 2) : '').get('q') ?? '';

type Search = { words: string; isTooLong?: boolean; found: FoundPage[] | 'failed' };

/** Searches the pages: on the device with script, and else by the service. */
export function Page() {
  const { rendered, ...content } = useLoaderData<PageContent & SearchData>();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const words = readWords(hash);
  const [search, setSearch] = useState<Search | null>(rendered);
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `siteSearch.${id}` }, values);

  useEffect(() => {
    if (!words) return undefined;
    let isCurrent = true;
    const show = (found: Search['found']) => {
      if (isCurrent) setSearch({ words, found });
    };
    fetchIndex(searchIndexPath(locale)).then(
      (index) => show(searchPages(index, words)),
      (error: unknown) => {
        console.warn(error);
        show('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [words, locale]);
  // The heading says how many there are; focus on it is the announcement.
  useEffect(() => {
    if (search && search.words === words) heading.current?.focus();
  }, [search, words]);

  return (
    <PageFrame {...content}>
      <form
        className={form}
        role="search"
        method="get"
        action={`${pathname}#${RESULTS}`}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value.trim();
          if (typed === words) heading.current?.focus();
          else if (typed)
            void navigate(
              { hash: `${RESULTS}?${new URLSearchParams({ q: typed })}` },
              { preventScrollReset: true },
            );
        }}
      >
        <TextField
          type="search"
          key={words}
          ref={field}
          label={t('label')}
          name="q"
          maxLength={MAX_LENGTH}
          defaultValue={words || (rendered?.words ?? '')}
          error={search?.isTooLong ? t('tooLong', { count: MAX_LENGTH }) : undefined}
        />
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
      </form>
      {!HAS_SERVICE && <noscript>{t('needsScript')}</noscript>}
      {search && !search.isTooLong && (
        <>
          <h2 id={RESULTS} ref={heading} tabIndex={-1}>
            {search.found === 'failed'
              ? t('failed')
              : t('results', { count: search.found.length, words: search.words })}
          </h2>
          {search.found !== 'failed' && search.found.length > 0 && (
            // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
            <ol role="list" className={rows}>
              {search.found.map(({ path, title, within, summary }) => (
                <li key={path}>
                  <CardText
                    id={path}
                    title={title}
                    href={path}
                    details={within ? [within] : []}
                    text={summary}
                  />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </PageFrame>
  );
}

const indexes = new Map<string, ReturnType<typeof readSearchIndex>>();

async function fetchIndex(path: string) {
  const known = indexes.get(path);
  if (known) return known;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  const index = readSearchIndex(await response.text());
  indexes.set(path, index);
  return index;
}
