import type { MaterialSymbol, Protocol, StudyMaterial } from '@longcovid/content';

import type { SceneName } from '../../pictures/scene-names.ts';

/** The moment that a study material is about, by the object in its thumbnail. */
const SCENES_BY_SYMBOL: Record<MaterialSymbol, SceneName> = {
  clipboard: 'conversation',
  'sample-box': 'home-kit',
  'saliva-tube': 'home-kit',
  'finger-clip': 'home-kit',
  'blood-tubes': 'blood-draw',
  'height-chart': 'arrival',
  battery: 'rest',
  backpack: 'rest',
  book: 'reading',
  blocks: 'reading',
  stethoscope: 'reading',
  phone: 'call',
  letter: 'condolence',
  microscope: 'condolence',
  seedling: 'condolence',
};

/** The scene on the page of a study material. */
export const materialScene = ({ symbol }: Pick<StudyMaterial, 'symbol'>): SceneName =>
  SCENES_BY_SYMBOL[symbol];

/** The scene on the page of a consent form; null for a study plan, which no scene would tell about. */
export function protocolScene({ kind, cohort }: Pick<Protocol, 'kind' | 'cohort'>): SceneName | null {
  if (kind === 'protocol') return null;
  return cohort === 'autopsy' ? 'condolence' : 'conversation';
}
