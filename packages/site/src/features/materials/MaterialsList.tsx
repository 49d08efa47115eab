import { useRef } from 'react';

import type { MaterialCard } from '../../embeds/embed-views.ts';
import { matchMaterials } from './material-filters.ts';
import { MaterialCards } from './MaterialCards.tsx';
import { MaterialsForm } from './MaterialsForm.tsx';
import { useMaterialFilters } from './useMaterialFilters.ts';

/** All study materials, filtered by type and group. Complete without script. */
export function MaterialsList({ materials }: { materials: MaterialCard[] }) {
  const { filters, formKey, choose } = useMaterialFilters();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <MaterialsForm
        materials={materials}
        filters={filters}
        formKey={formKey}
        onChange={(next) => choose(next, 'fields')}
        onRemove={(next) => choose(next, 'elsewhere')}
        onShow={async (next) => {
          await choose(next, 'fields');
          heading.current?.focus();
        }}
      />
      <MaterialCards materials={matchMaterials(materials, filters)} headingRef={heading} />
    </>
  );
}
