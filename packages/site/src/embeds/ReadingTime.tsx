import { useIntl } from 'react-intl';

/** How long a text takes to read. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return useIntl().formatMessage({ id: 'article.readingTime' }, { minutes });
}
