import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider, useLocale } from '../locale-provider/index.ts';
import { focusResults, Pagination, type PaginationProps } from './Pagination.tsx';

/** Sample text of the stories. */
const examples = {
  en: { label: 'Pages of example news', heading: 'Example news', item: 'Example news item' },
  es: { label: 'Páginas de noticias de ejemplo', heading: 'Noticias de ejemplo', item: 'Noticia de ejemplo' },
};

type Examples = (typeof examples)['en'];

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'صفحات أخبار نموذجية',
};

export default { title: 'Pagination', component: Pagination, parameters: { examples } } satisfies Meta<
  typeof Pagination
>;

const href = (page: number) => `#page-${page}`;

const at = (page: number, pageCount: number, more: Partial<PaginationProps> = {}): StoryObj => ({
  render: (_args, context) => (
    <Pagination
      label={getSample(context, examples).label}
      page={page}
      pageCount={pageCount}
      href={href}
      {...more}
    />
  ),
});

export const FirstPage: StoryObj = at(1, 9);

export const MiddlePage: StoryObj = at(5, 9);

export const LastPage: StoryObj = at(9, 9);

export const TwoPages: StoryObj = at(2, 2);

export const FiveHundredPages: StoryObj = at(250, 500);

export const AbsurdCount: StoryObj = at(499_999_999, 1_000_000_000);

export const PageThatIsNot: StoryObj = at(-3, 9);

export const PageThatIsNoNumber: StoryObj = at(Number.NaN, 9);

function News({ sample }: { sample: Examples }) {
  const { locale } = useLocale();
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    setPage(to);
    focusResults({ heading: heading.current, page: to, pageCount: 4, resultCount: 3, locale });
  };
  return (
    <>
      <h2 ref={heading}>{sample.heading}</h2>
      <ul>
        {[1, 2, 3].map((place) => (
          <li key={place}>{`${sample.item} ${(page - 1) * 3 + place}`}</li>
        ))}
      </ul>
      <Pagination label={sample.label} page={page} pageCount={4} href={href} onPageChange={go} />
    </>
  );
}

export const InPlace: StoryObj = {
  render: (_args, context) => <News sample={getSample(context, examples)} />,
};

const long = { previous: 'p'.repeat(300), next: 'n'.repeat(300) };

export const VeryLongWords: StoryObj = at(2, 9, {
  messages: { ...long, previousPage: long.previous, nextPage: long.next },
});

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Pagination label={arabic.label} page={5} pageCount={9} href={href} />
    </InArabic>
  ),
};

export const LanguageWithoutMessages: StoryObj = {
  render: (_args, context) => (
    <LocaleProvider locale="fr">
      <Pagination label={getSample(context, examples).label} page={2} pageCount={9} href={href} />
    </LocaleProvider>
  ),
};
