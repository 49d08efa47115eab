import type { EmbedName } from '@longcovid/content';

import type { Resolve } from '../embed-context.ts';
import { resolve as answer } from './answer.tsx';
import * as cards from './cards.ts';
import { resolve as enrollment } from './enrollment.tsx';
import { resolve as programme } from './programme.tsx';
import { resolve as protocol } from './protocol.tsx';
import { resolve as story } from './story.tsx';
import { resolve as studyMaterial } from './study-material.tsx';
import * as views from './views.ts';

/** How each directive is resolved, by its name. Server only: it imports the files of all kinds. */
export const RESOLVERS: { [Name in EmbedName]: Resolve<Name> } = {
  answer,
  articles: cards.articles,
  'case-studies': cards.caseStudies,
  enrollment,
  figure: views.figure,
  journey: views.journey,
  metrics: views.metrics,
  newsletters: cards.newsletters,
  contact: programme,
  protocols: protocol,
  'research-links': cards.researchLinks,
  'result-items': cards.resultItems,
  'sample-booklets': cards.sampleBooklets,
  stories: story,
  materials: studyMaterial,
  'study-sites': views.studySites,
  'study-tests': views.studyTests,
  'support-resources': cards.supportResources,
  text: views.text,
  updates: cards.updates,
  video: views.video,
};
