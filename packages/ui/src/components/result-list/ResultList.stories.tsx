import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { ResultListDisclosure, ResultListGroup, ResultListItem } from './index.ts';
import { ResultList } from './ResultList.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    heading: '2 clinics near Springfield',
    none: 'No clinics near Springfield',
    noneHelp: 'Please check again later.',
    first: 'Example clinic, Springfield',
    second: 'Sample hospital, Riverside',
    open: 'Adults: Open',
    closed: 'Children: Closed',
    distance: 'Distance',
    miles: '12 miles (19 km) to the northwest',
    where: 'Where',
    address: 'Springfield, XX 00000',
    ask: 'Ask to join at Example clinic',
    state: 'Example state',
    other: 'Other state',
    long: 'Averylongnamewithoutasinglespaceinitthatgoesonandonandonuntilitiswiderthananyscreen',
  },
  es: {
    heading: '2 clínicas cerca de Springfield',
    none: 'Ninguna clínica cerca de Springfield',
    noneHelp: 'Vuelva a revisar más adelante.',
    first: 'Clínica de ejemplo, Springfield',
    second: 'Hospital de muestra, Riverside',
    open: 'Adultos: Abierto',
    closed: 'Niños: Cerrado',
    distance: 'Distancia',
    miles: '12 millas (19 km) hacia el noroeste',
    where: 'Dónde',
    address: 'Springfield, XX 00000',
    ask: 'Pedir participar en la clínica de ejemplo',
    state: 'Estado de ejemplo',
    other: 'Otro estado',
    long: 'Unnombremuylargosinunsoloespacioquesigueysigueysiguehastasermásanchoquecualquierpantalla',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  heading: 'عيادتان قريبتان منك',
  first: 'عيادة نموذجية',
  second: 'مستشفى نموذجي',
  open: 'البالغون: مفتوح',
  closed: 'الأطفال: مغلق',
  distance: 'المسافة',
  miles: '19 كيلومترًا في اتجاه الشمال الغربي',
  where: 'المكان',
  address: 'وسط المدينة',
  ask: 'طلب الانضمام في العيادة النموذجية',
};

export default { title: 'ResultList', component: ResultList, parameters: { examples } } satisfies Meta<
  typeof ResultList
>;

type Sample = typeof arabic;

const First = ({ sample, isSelected }: { sample: Sample; isSelected?: boolean }) => (
  <ResultListItem
    titleId="result-first"
    title={sample.first}
    statuses={[
      { label: sample.open, tone: 'open' },
      { label: sample.closed, tone: 'closed' },
    ]}
    facts={[
      { term: sample.distance, detail: sample.miles },
      { term: sample.where, detail: sample.address },
    ]}
    actions={
      <Link href="#join" variant="secondary">
        {sample.ask}
      </Link>
    }
    isSelected={isSelected}
  />
);

const Second = ({ sample }: { sample: Sample }) => (
  <ResultListItem
    titleId="result-second"
    title={sample.second}
    statuses={[{ label: sample.closed, tone: 'closed' }]}
  />
);

export const ByDistance: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        <First sample={sample} />
        <Second sample={sample} />
      </ResultList>
    );
  },
};

export const InGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList
        headingLevel={2}
        heading={sample.heading}
        groups={
          <>
            <ResultListGroup heading={sample.state}>
              <First sample={sample} />
            </ResultListGroup>
            <ResultListGroup heading={sample.other}>
              <Second sample={sample} />
            </ResultListGroup>
          </>
        }
      />
    );
  },
};

export const InClosedGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList
        headingLevel={2}
        heading={sample.heading}
        groups={
          <>
            <ResultListDisclosure heading={sample.state}>
              <First sample={sample} />
            </ResultListDisclosure>
            <ResultListDisclosure heading={sample.other}>
              <Second sample={sample} />
            </ResultListDisclosure>
          </>
        }
      />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        <First sample={sample} isSelected />
        <Second sample={sample} />
      </ResultList>
    );
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const { none, noneHelp } = getSample(context, examples);
    return <ResultList headingLevel={2} heading={none} emptyContent={<p>{noneHelp}</p>} />;
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        {Array.from({ length: 500 }, (_, index) => (
          <ResultListItem key={index} titleId={`result-${index}`} title={`${sample.first} ${index + 1}`} />
        ))}
      </ResultList>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={long}>
        <ResultListItem
          title={long}
          statuses={[{ label: long, tone: 'open' }]}
          facts={[{ term: long, detail: long }]}
        />
      </ResultList>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <ResultList headingLevel={2} heading={arabic.heading}>
        <First sample={arabic} />
        <Second sample={arabic} />
      </ResultList>
    </InArabic>
  ),
};
