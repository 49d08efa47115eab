import type { EmbedName } from '@longcovid/content';

import type { Resolve } from '../embed-context.ts';
import { resolve as answer } from './answer.tsx';
import { resolve as article } from './article.tsx';
import { resolve as caseStudy } from './case-study.tsx';
import { resolve as enrollment } from './enrollment.tsx';
import { resolve as figure } from './figure.tsx';
import { resolve as journey } from './journey.tsx';
import { resolve as metric } from './metric.tsx';
import { resolve as newsletter } from './newsletter.tsx';
import { resolve as programme } from './programme.tsx';
import { resolve as protocol } from './protocol.tsx';
import { resolve as researchLink } from './research-link.tsx';
import { resolve as resultItem } from './result-item.tsx';
import { resolve as sampleBooklet } from './sample-booklet.tsx';
import { resolve as story } from './story.tsx';
import { resolve as studyMaterial } from './study-material.tsx';
import { resolve as studySite } from './study-site.tsx';
import { resolve as studyTest } from './study-test.tsx';
import { resolve as supportResource } from './support-resource.tsx';
import { resolve as text } from './text.tsx';
import { resolve as update } from './update.tsx';
import { resolve as video } from './video.tsx';

/** How each directive is resolved, by its name. Server only: it imports the files of all kinds. */
export const RESOLVERS: { [Name in EmbedName]: Resolve<Name> } = {
  answer,
  articles: article,
  'case-studies': caseStudy,
  enrollment,
  figure,
  journey,
  metrics: metric,
  newsletters: newsletter,
  contact: programme,
  protocols: protocol,
  'research-links': researchLink,
  'result-items': resultItem,
  'sample-booklets': sampleBooklet,
  stories: story,
  materials: studyMaterial,
  'study-sites': studySite,
  'study-tests': studyTest,
  'support-resources': supportResource,
  text,
  updates: update,
  video,
};
