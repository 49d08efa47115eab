import type { ReactElement } from 'react';
import { Announcer, LiveRegion } from '../src/components/announcer/index.ts';
import { BackLink } from '../src/components/back-link/index.ts';
import { Breadcrumbs } from '../src/components/breadcrumbs/index.ts';
import { ButtonGroup } from '../src/components/button-group/index.ts';
import { Button } from '../src/components/button/index.ts';
import { Card } from '../src/components/card/index.ts';
import { Carousel } from '../src/components/carousel/index.ts';
import { Calendar } from '../src/components/calendar/index.ts';
import { CheckboxGroup } from '../src/components/checkbox-group/index.ts';
import { Checkbox } from '../src/components/checkbox/index.ts';
import { Combobox } from '../src/components/combobox/index.ts';
import { Container } from '../src/components/container/index.ts';
import { DataTable } from '../src/components/data-table/index.ts';
import { DateInput } from '../src/components/date-input/index.ts';
import { Dialog } from '../src/components/dialog/index.ts';
import { Disclosure } from '../src/components/disclosure/index.ts';
import { DisclosureList } from '../src/components/disclosure-list/index.ts';
import { DocumentCard } from '../src/components/document-card/index.ts';
import { ErrorSummary } from '../src/components/error-summary/index.ts';
import { fruit } from '../src/components/figure/Figure.examples.ts';
import { Figure } from '../src/components/figure/index.ts';
import { FileUpload } from '../src/components/file-upload/index.ts';
import { FilterSet } from '../src/components/filter-set/index.ts';
import { Footer, HelpWays } from '../src/components/footer/index.ts';
import { Form } from '../src/components/form/index.ts';
import { HeaderNavigation } from '../src/components/header-navigation/index.ts';
import { InsetText } from '../src/components/inset-text/index.ts';
import { LanguageSwitch } from '../src/components/language-switch/index.ts';
import { Link } from '../src/components/link/index.ts';
import { Meter } from '../src/components/meter/index.ts';
import { NavigationProgress } from '../src/components/navigation-progress/index.ts';
import { Notice } from '../src/components/notice/index.ts';
import { NumberField } from '../src/components/number-field/index.ts';
import { Pagination } from '../src/components/pagination/index.ts';
import { PasswordInput } from '../src/components/password-input/index.ts';
import { PdfOverlay } from '../src/components/pdf-overlay/index.ts';
import { ProgressBar } from '../src/components/progress-bar/index.ts';
import { Prose } from '../src/components/prose/index.ts';
import { RadioGroup } from '../src/components/radio-group/index.ts';
import { RegionMap } from '../src/components/region-map/index.ts';
import {
  ResultList,
  ResultListDisclosure,
  ResultListGroup,
  ResultListItem,
} from '../src/components/result-list/index.ts';
import { SearchField } from '../src/components/search-field/index.ts';
import { Select } from '../src/components/select/index.ts';
import { SkipLink } from '../src/components/skip-link/index.ts';
import { Stack } from '../src/components/stack/index.ts';
import { StepIndicator } from '../src/components/step-indicator/index.ts';
import { SummaryList } from '../src/components/summary-list/index.ts';
import { Switch } from '../src/components/switch/index.ts';
import { Tabs } from '../src/components/tabs/index.ts';
import { Tag } from '../src/components/tag/index.ts';
import { TextArea } from '../src/components/text-area/index.ts';
import { TextField } from '../src/components/text-field/index.ts';
import { Timeline } from '../src/components/timeline/index.ts';
import { ToastRegion } from '../src/components/toast/index.ts';
import { Toggletip } from '../src/components/toggletip/index.ts';
import { Video } from '../src/components/video/index.ts';
import { VisuallyHidden } from '../src/components/visually-hidden/index.ts';
import type { RootProps } from '../src/internal/root-props.ts';

const options = [
  { value: 'a', label: 'Adults' },
  { value: 'b', label: 'Children' },
];
const columns = [{ id: 'state', header: 'State', getValue: String }];

/** Every component with as few props as it needs. */
export const components: Record<string, ReactElement<RootProps>> = {
  button: <Button>Send</Button>,
  'button-group': <ButtonGroup>Buttons</ButtonGroup>,
  container: <Container>Fields</Container>,
  tag: <Tag>Closed</Tag>,
  calendar: <Calendar label="Date of your visit" defaultFocusedDay="2026-03-04" />,
  checkbox: <Checkbox label="I agree" name="consent" />,
  'checkbox-group': <CheckboxGroup legend="Groups" name="groups" options={options} />,
  'data-table': <DataTable caption="Visits" columns={columns} rows={[]} />,
  combobox: <Combobox label="Group" name="combobox" options={options} />,
  'date-input': <DateInput legend="Date of birth" name="birth" />,
  disclosure: <Disclosure summary="What to bring">Your card</Disclosure>,
  'file-upload': <FileUpload label="Letter" name="letter" />,
  form: <Form>Fields</Form>,
  notice: <Notice tone="info" title="Closed today" />,
  'number-field': <NumberField label="Weight" name="weight" />,
  'password-input': <PasswordInput label="Password" name="password" autoComplete="current-password" />,
  'radio-group': <RadioGroup legend="Group" name="group" options={options} />,
  'result-list': <ResultList heading="2 clinics" headingLevel={2} />,
  'result-list-group': <ResultListGroup heading="Ohio">Clinic</ResultListGroup>,
  'result-list-disclosure': <ResultListDisclosure heading="Ohio">Clinic</ResultListDisclosure>,
  'result-list-item': <ResultListItem title="Clinic" />,
  'search-field': <SearchField label="Search" name="query" />,
  select: <Select label="Group" name="select" options={options} />,
  switch: <Switch label="Reminders" name="reminders" />,
  'text-area': <TextArea label="Story" name="story" />,
  'text-field': <TextField label="Name" name="name" />,
  'visually-hidden': <VisuallyHidden>near Albuquerque</VisuallyHidden>,
  prose: <Prose>Rest before you are tired.</Prose>,
  'skip-link': <SkipLink href="#content">Skip to main content</SkipLink>,
  'back-link': <BackLink href="/join" />,
  breadcrumbs: <Breadcrumbs pages={[{ label: 'Home', href: '/' }]} />,
  card: <Card title="Looking ahead" href="#ahead" headingLevel={3} />,
  footer: <Footer helpHeading="Get help" helpWays={[]} linksLabel="More pages" columns={[]} />,
  'help-ways': <HelpWays ways={[]} />,
  'header-navigation': <HeaderNavigation label="Main" menuLabel="Menu" items={[]} />,
  'inset-text': <InsetText>Two hours</InsetText>,
  'language-switch': <LanguageSwitch label="Language" languages={[]} />,
  meter: <Meter label="Adults enrolled" value={40} max={100} valueText="40 of 100 people" />,
  stack: <Stack>Fields</Stack>,
  'step-indicator': <StepIndicator steps={[{ label: 'Group' }, { label: 'Site' }]} current={1} />,
  'summary-list': <SummaryList rows={[{ question: 'Name', answer: 'Ana' }]} />,
  timeline: <Timeline label="History" events={[]} headingLevel={2} />,
  'document-card': <DocumentCard title="Joining the study" headingLevel={3} language="en" />,
  'progress-bar': <ProgressBar label="Downloading" value={40} />,
  'navigation-progress': (
    <NavigationProgress
      state="idle"
      percent={0}
      label="Loading the page"
      messages={{ failed: 'The page could not be loaded.' }}
    />
  ),
  announcer: <Announcer />,
  'live-region': <LiveRegion />,
  link: <Link href="/join">Who can join</Link>,
  dialog: <Dialog title="Your visit">Two hours</Dialog>,
  tabs: <Tabs label="Age" headingLevel={2} panels={[{ id: 'chart', title: 'Chart', content: 'Half' }]} />,
  'disclosure-list': (
    <DisclosureList
      headingLevel={2}
      sections={[{ id: 'bring', summary: 'What to bring', content: 'Your card' }]}
    />
  ),
  carousel: <Carousel heading="Stories" headingLevel={2} items={[{ id: 'ana', content: 'Ana' }]} />,
  pagination: <Pagination label="Pages of news" pageCount={9} href={(page) => `#page-${page}`} />,
  toast: <ToastRegion />,
  toggletip: <Toggletip label="infusion">A medicine that flows into a vein.</Toggletip>,
  video: (
    <Video
      title="A visit"
      headingLevel={2}
      sources={[{ src: '/a.mp4', type: 'video/mp4' }]}
      poster="/a.jpg"
      captions="no-sound"
      transcript="A nurse waves"
    />
  ),
  'error-summary': <ErrorSummary title="There is a problem" description="No connection" errors={[]} />,
  figure: <Figure figure={fruit} headingLevel={2} />,
  'filter-set': (
    <FilterSet
      legend="Filters"
      activeSummary="1 filter is on: Adults"
      emptySummary="No filters are on"
      activeFilters={[]}
      onRemove={() => undefined}
      onClear={() => undefined}
    >
      Fields
    </FilterSet>
  ),
  'region-map': <RegionMap label="Map of study sites" viewBox={[0, 0, 600, 400]} areas={[]} points={[]} />,
  'pdf-overlay': (
    <PdfOverlay
      title="Pacing"
      href="/a.pdf"
      webHref="/a"
      language="en"
      createWorker={() => new Worker('/w.js')}
    />
  ),
};
