import type { MaterialType } from '@longcovid/content';

import { Picture } from '../../pictures/Picture.tsx';
import type { PictureName } from '../../pictures/picture-names.ts';

/** What a study material of each type is about, at a glance. */
const PICTURE_OF: Record<MaterialType, PictureName> = {
  enrollment: 'letters',
  educational: 'chair',
  at_home_tests: 'home',
  in_person_tests: 'clinic',
};

/** The picture of a study material. The words above it name the type, so that it is not read out. */
export function MaterialPicture({ type }: { type: MaterialType }) {
  return <Picture name={PICTURE_OF[type]} isDecorative />;
}
