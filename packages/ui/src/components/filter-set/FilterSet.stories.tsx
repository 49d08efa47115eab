import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { Announcer } from '../announcer/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { useLocale } from '../locale-provider/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { FilterSet, type FilterSetProps } from './FilterSet.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    legend: 'Filter the study sites',
    none: 'No filters are on',
    one: '1 filter is on',
    many: 'filters are on',
    results: 'study sites found',
    group: 'Which group?',
    adults: 'Adults',
    children: 'Children and young adults',
    pregnancy: 'Pregnant people',
    status: 'Is there room?',
    open: 'Open',
    all: 'Open and closed',
    long: 'Living with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
    numbered: 'Filter number',
  },
  es: {
    legend: 'Filtrar los centros del estudio',
    none: 'Ningún filtro está activo',
    one: '1 filtro está activo',
    many: 'filtros están activos',
    results: 'centros del estudio encontrados',
    group: '¿Qué grupo?',
    adults: 'Adultos',
    children: 'Niños y adultos jóvenes',
    pregnancy: 'Personas embarazadas',
    status: '¿Hay lugar?',
    open: 'Abierto',
    all: 'Abiertos y cerrados',
    long: 'Vivir con electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
    numbered: 'Filtro número',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  legend: 'تصفية مراكز الدراسة',
  none: 'لا توجد عوامل تصفية قيد الاستخدام',
  one: 'عامل تصفية واحد قيد الاستخدام',
  many: 'من عوامل التصفية قيد الاستخدام',
  results: 'من مراكز الدراسة مطابقة',
  group: 'أي مجموعة؟',
  adults: 'البالغون',
  children: 'الأطفال والشباب',
  pregnancy: 'الحوامل',
  status: 'هل يوجد مكان؟',
  open: 'مفتوح',
  all: 'مفتوح ومغلق',
};

export default { title: 'FilterSet', component: FilterSet, parameters: { examples } } satisfies Meta<
  typeof FilterSet
>;

type Sample = typeof arabic;
type ExampleProps = Partial<FilterSetProps> & {
  text: Sample;
  labels: readonly string[];
  withHref?: boolean;
};

function Fields({ text, active }: { text: Sample; active: readonly string[] }) {
  return (
    <>
      <CheckboxGroup
        legend={text.group}
        name="cohort"
        options={[text.adults, text.children, text.pregnancy].map((label) => ({ value: label, label }))}
        defaultValue={active}
      />
      <RadioGroup
        legend={text.status}
        name="status"
        options={[text.all, text.open].map((label) => ({ value: label, label }))}
        defaultValue={active.includes(text.open) ? text.open : text.all}
      />
    </>
  );
}

function Example({ text, labels, withHref, ...set }: ExampleProps) {
  const [on, setOn] = useState(labels);
  const { locale } = useLocale();
  const summary = on.length === 1 ? text.one : `${formatNumber(on.length, locale)} ${text.many}`;
  return (
    <>
      <Announcer />
      <form>
        <FilterSet
          legend={text.legend}
          activeSummary={`${summary}: ${on.join(', ')}`}
          emptySummary={text.none}
          activeFilters={on.map((label) => ({
            id: label,
            label,
            href: withHref ? '#results' : undefined,
          }))}
          onRemove={(id) => setOn(on.filter((label) => label !== id))}
          onClear={() => setOn([])}
          clearHref={withHref ? '#results' : undefined}
          resultCountText={`${formatNumber(Math.max(0, 12 - on.length), locale)} ${text.results}`}
          {...set}
        >
          {set.children ?? <Fields text={text} active={on} key={on.join()} />}
        </FilterSet>
      </form>
    </>
  );
}

export const TwoFiltersOn: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Example text={text} labels={[text.adults, text.open]} withHref />;
  },
};

export const NoFilterOn: StoryObj = {
  render: (_args, context) => <Example text={getSample(context, examples)} labels={[]} />,
};

export const MainFilters: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const statuses = [text.all, text.open].map((label) => ({ value: label, label }));
    return (
      <Example
        text={text}
        labels={[text.adults]}
        mainFilters={<Select label={text.status} name="status" options={statuses} />}
      >
        <CheckboxGroup legend={text.group} name="cohort" options={[{ value: 'adult', label: text.adults }]} />
      </Example>
    );
  },
};

export const CountsByButton: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    // The button leads to the results, whose heading has the count and takes focus: one announcement.
    return <Example text={text} labels={[text.children]} apply="button" resultCountText={undefined} />;
  },
};

export const ManyFiltersOn: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const labels = Array.from({ length: 30 }, (_, index) => `${text.numbered} ${index + 1}`);
    return <Example text={text} labels={labels} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Example
        text={text}
        labels={[text.long]}
        legend={text.long}
        messages={{ clear: text.long, choose: text.long, apply: text.long }}
        resultCountText={text.long}
      />
    );
  },
};

export const NoFieldsAndNoCount: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Example
        text={text}
        labels={[text.pregnancy]}
        resultCountText={undefined}
        isApplyButtonHidden
        headingLevel={3}
      >
        {[]}
      </Example>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Example text={arabic} labels={[arabic.adults, arabic.open]} />
    </InArabic>
  ),
};
