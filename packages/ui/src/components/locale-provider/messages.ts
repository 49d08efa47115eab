import { warnOnce } from '../../internal/warn-once.ts';
import type { BackLinkMessages } from '../back-link/BackLink.messages.ts';
import type { BreadcrumbsMessages } from '../breadcrumbs/Breadcrumbs.messages.ts';
import type { CalendarMessages } from '../calendar/Calendar.messages.ts';
import type { CarouselMessages } from '../carousel/Carousel.messages.ts';
import type { ListMessages } from '../combobox/Combobox.messages.ts';
import type { DataTableMessages } from '../data-table/DataTable.messages.ts';
import type { DateMessages } from '../date-input/DateInput.messages.ts';
import type { PickerMessages } from '../date-picker/DatePicker.messages.ts';
import type { DialogMessages } from '../dialog/Dialog.messages.ts';
import type { DisclosureListMessages } from '../disclosure-list/DisclosureList.messages.ts';
import type { DocumentCardMessages } from '../document-card/DocumentCard.messages.ts';
import type { FieldMessages } from '../field/Field.messages.ts';
import type { FigureMessages } from '../figure/Figure.messages.ts';
import type { FileMessages } from '../file-upload/FileUpload.messages.ts';
import type { FilterSetMessages } from '../filter-set/FilterSet.messages.ts';
import type { FormMessages } from '../form/Form.messages.ts';
import type { LinkMessages } from '../link/Link.messages.ts';
import type { MeterMessages } from '../meter/Meter.messages.ts';
import type { NoticeMessages } from '../notice/Notice.messages.ts';
import type { NumberMessages } from '../number-field/NumberField.messages.ts';
import type { PaginationMessages } from '../pagination/Pagination.messages.ts';
import type { VisibilityMessages } from '../password-input/PasswordInput.messages.ts';
import type { PdfOverlayMessages } from '../pdf-overlay/PdfOverlay.messages.ts';
import type { ProgressBarMessages } from '../progress-bar/ProgressBar.messages.ts';
import type { RegionMapMessages } from '../region-map/RegionMap.messages.ts';
import type { ClearMessages } from '../search-field/SearchField.messages.ts';
import type { StepIndicatorMessages } from '../step-indicator/StepIndicator.messages.ts';
import type { SummaryListMessages } from '../summary-list/SummaryList.messages.ts';
import type { TabsMessages } from '../tabs/Tabs.messages.ts';
import type { CountMessages } from '../text-area/TextArea.messages.ts';
import type { TimelineMessages } from '../timeline/Timeline.messages.ts';
import type { ToastRegionMessages } from '../toast/ToastRegion.messages.ts';
import type { ToggletipMessages } from '../toggletip/Toggletip.messages.ts';
import type { VideoMessages } from '../video/Video.messages.ts';

/** All messages of the package, by component: what a translation into another language has. */
export type Messages = {
  BackLink: BackLinkMessages;
  Breadcrumbs: BreadcrumbsMessages;
  Calendar: CalendarMessages;
  Carousel: CarouselMessages;
  /** Of the list; those of the field are `Field`'s. */
  Combobox: ListMessages;
  DataTable: DataTableMessages;
  /** Of the date; those of the field are `Field`'s. */
  DateInput: DateMessages;
  /** Of the button that opens the calendar; those of the boxes are `DateInput`'s and `Field`'s. */
  DatePicker: PickerMessages;
  Dialog: DialogMessages;
  DisclosureList: DisclosureListMessages;
  DocumentCard: DocumentCardMessages;
  /** Of every field: TextField, Select, RadioGroup, … */
  Field: FieldMessages;
  Figure: FigureMessages;
  /** Of the files; those of the field are `Field`'s. */
  FileUpload: FileMessages;
  FilterSet: FilterSetMessages;
  Form: FormMessages;
  Link: LinkMessages;
  Meter: MeterMessages;
  Notice: NoticeMessages;
  /** Of the number; those of the field are `Field`'s. */
  NumberField: NumberMessages;
  Pagination: PaginationMessages;
  /** Of the button that shows the password; those of the field are `Field`'s. */
  PasswordInput: VisibilityMessages;
  PdfOverlay: PdfOverlayMessages;
  ProgressBar: ProgressBarMessages;
  RegionMap: RegionMapMessages;
  /** Of the button that clears it; those of the field are `Field`'s. */
  SearchField: ClearMessages;
  StepIndicator: StepIndicatorMessages;
  SummaryList: SummaryListMessages;
  Tabs: TabsMessages;
  /** Of the count of characters; those of the field are `Field`'s. */
  TextArea: CountMessages;
  Timeline: TimelineMessages;
  ToastRegion: ToastRegionMessages;
  Toggletip: ToggletipMessages;
  Video: VideoMessages;
};

/** The components that have messages, for checking what a program without types gives. */
const COMPONENTS: Record<keyof Messages, true> = {
  BackLink: true,
  Breadcrumbs: true,
  Calendar: true,
  Carousel: true,
  Combobox: true,
  DataTable: true,
  DateInput: true,
  DatePicker: true,
  Dialog: true,
  DisclosureList: true,
  DocumentCard: true,
  Field: true,
  Figure: true,
  FileUpload: true,
  FilterSet: true,
  Form: true,
  Link: true,
  Meter: true,
  Notice: true,
  NumberField: true,
  Pagination: true,
  PasswordInput: true,
  PdfOverlay: true,
  ProgressBar: true,
  RegionMap: true,
  SearchField: true,
  StepIndicator: true,
  SummaryList: true,
  Tabs: true,
  TextArea: true,
  Timeline: true,
  ToastRegion: true,
  Toggletip: true,
  Video: true,
};

/** Tells a developer of messages for a component that has none; development builds only. */
export function checkComponents(messages: object): void {
  const unknown = Object.keys(messages).filter((name) => !(name in COMPONENTS));
  if (unknown.length === 0) return;
  warnOnce('LocaleProvider', {
    what: `\`messages\` has components that do not exist: ${unknown.join(', ')}.`,
    why: 'Their text is never shown.',
    todo: `Use one of ${Object.keys(COMPONENTS).join(', ')}.`,
  });
}
