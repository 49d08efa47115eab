import { proseToText } from '@longcovid/content/load';

import { scenes } from '../../pictures/scenes.ts';
import type { Resolve } from '../embed-context.ts';
import { splitFirstSentence } from '../first-sentence.ts';
import { computeReadingMinutes } from '../reading-time.ts';

export const resolve: Resolve<'stories'> = (_embed, { locale, loadRecords }) => ({
  view: 'topics',
  items: loadRecords('stories').map(({ id, name, sample, scene, info, readLabel, body }) => {
    const { sentence, rest } = splitFirstSentence(body, locale);
    return {
      id: `story-${id}`,
      title: name,
      isSample: sample,
      scene: scenes[scene],
      info,
      intro: sentence,
      minutes: computeReadingMinutes(proseToText(body)),
      readLabel,
      body: rest,
    };
  }),
});
