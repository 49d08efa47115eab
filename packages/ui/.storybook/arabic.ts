import { createFormatNumber } from '../src/i18n/format-number.ts';
import type { Messages } from '../src/components/locale-provider/index.ts';

const locale = 'ar-EG';
const pluralRules = new Intl.PluralRules(locale);
const formatNumber = createFormatNumber(locale);

/** A noun by the categories of Arabic plurals: none, one and two are written without a number. */
type Noun = Record<Intl.LDMLPluralRule, string>;

/** A number with its noun: صف واحد, صفان, ٣ صفوف, ١١ صفًا, ١٠٠ صف. */
function count(amount: number, noun: Noun, formatted = formatNumber(amount)): string {
  const category = pluralRules.select(amount);
  const isWritten = category === 'zero' || category === 'one' || category === 'two';
  return isWritten ? noun[category] : `${formatted} ${noun[category]}`;
}

const option: Noun = {
  zero: 'لا خيارات',
  one: 'خيار واحد',
  two: 'خياران',
  few: 'خيارات',
  many: 'خيارًا',
  other: 'خيار',
};
const row: Noun = {
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: 'صفوف',
  many: 'صفًا',
  other: 'صف',
};
const page: Noun = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتان',
  few: 'صفحات',
  many: 'صفحةً',
  other: 'صفحة',
};
const result: Noun = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: 'نتائج',
  many: 'نتيجةً',
  other: 'نتيجة',
};
const place: Noun = {
  zero: 'لا أماكن',
  one: 'مكان واحد',
  two: 'مكانان',
  few: 'أماكن',
  many: 'مكانًا',
  other: 'مكان',
};
const character: Noun = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};
/** After a preposition. */
const ofCharacters: Noun = { ...character, two: 'حرفين' };

const datePart = { year: 'السنة', month: 'الشهر', day: 'اليوم' };

const formatPosition = ({ page: at, pageCount }: { page: number; pageCount: number }) =>
  `الصفحة ${formatNumber(at)} من ${formatNumber(pageCount)}`;

const countPlaces = ({ count: all, open }: { count: number; open: number }) => {
  const places = count(all, place);
  if (open === all) return `${places}، كلها مفتوحة`;
  if (open === 0) return `${places}، كلها مغلقة`;
  return `${places}، المفتوح منها ${formatNumber(open)} والمغلق ${formatNumber(all - open)}`;
};

/** A whole translation: what a page in Arabic gives to LocaleProvider. */
export const arabicMessages: Messages = {
  BackLink: { back: 'رجوع' },
  Breadcrumbs: { label: 'أنت هنا', current: 'الصفحة الحالية' },
  Calendar: {
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    limits: (min, max) => {
      if (min === undefined) return `يمكنك اختيار ${max} أو يومًا قبله.`;
      return max === undefined ? `يمكنك اختيار ${min} أو يومًا بعده.` : `يمكنك الاختيار من ${min} إلى ${max}.`;
    },
  },
  Carousel: {
    controls: 'التنقل بين العناصر',
    previous: 'السابق',
    next: 'التالي',
    position: (item, items) => `${formatNumber(item)} من ${formatNumber(items)}`,
    play: 'تشغيل',
    stop: 'إيقاف',
    showAll: 'عرض الكل',
    showOne: 'عرض واحد في كل مرة',
  },
  Combobox: {
    noMatch: 'عذرًا، لا توجد خيارات مطابقة.',
    count: (options, amount) => count(amount, option, options),
    open: 'عرض الخيارات',
    list: 'الخيارات',
    more: (options, amount) => `هناك أيضًا ${count(amount, option, options)}. اكتب لتضييق القائمة.`,
    loading: 'جارٍ تحميل الخيارات…',
  },
  DataTable: {
    noData: 'لا توجد بيانات',
    suppressed: 'محجوب لحماية الخصوصية',
    between: ({ from, to }) => `بين ${from} و${to}`,
    sortNext: {
      text: { ascending: 'الترتيب من الألف إلى الياء', descending: 'الترتيب من الياء إلى الألف' },
      number: { ascending: 'الترتيب من الأصغر إلى الأكبر', descending: 'الترتيب من الأكبر إلى الأصغر' },
      date: { ascending: 'الترتيب من الأقدم إلى الأحدث', descending: 'الترتيب من الأحدث إلى الأقدم' },
    },
    order: {
      text: { ascending: 'من الألف إلى الياء', descending: 'من الياء إلى الألف' },
      number: { ascending: 'من الأصغر إلى الأكبر', descending: 'من الأكبر إلى الأصغر' },
      date: { ascending: 'من الأقدم إلى الأحدث', descending: 'من الأحدث إلى الأقدم' },
    },
    sorted: ({ table, column, order }) => `${table}: الجدول مرتب حسب ${column}، ${order}.`,
    thenSorted: ({ column, order }) => `ثم حسب ${column}، ${order}`,
    toolbar: (table) => `خيارات الجدول: ${table}`,
    filter: 'تصفية الصفوف',
    rows: (amount) => count(amount, row),
    matching: ({ shown, total }) => `الصفوف المطابقة: ${formatNumber(shown)} من ${formatNumber(total)}`,
    noMatch: (query) => `لا يوجد صف فيه «${query}». جرّب عددًا أقل من الأحرف.`,
    announceMatches: ({ table, shown, total }) =>
      `${table}: الصفوف المطابقة ${formatNumber(shown)} من ${formatNumber(total)}.`,
    noMatchingFilters: 'لا يوجد صف مطابق. اختر قيمًا أخرى.',
    allValues: 'كل القيم',
    columns: 'الأعمدة',
    columnsLegend: 'الأعمدة المعروضة',
    showAll: 'عرض كل الصفوف معًا',
    shown: ({ shown, total }) => `الصفوف المعروضة: ${formatNumber(shown)} من ${formatNumber(total)}.`,
    showMore: (amount) => `عرض المزيد (${count(amount, row)})`,
    pages: (table) => `صفحات الجدول: ${table}`,
    pageShown: ({ page, pageCount, from, to, total }) =>
      `الصفحة ${formatNumber(page)} من ${formatNumber(pageCount)}: الصفوف من ${formatNumber(from)} إلى ${formatNumber(to)} من أصل ${formatNumber(total)}.`,
    sortBy: 'الترتيب حسب',
    thenBy: 'ثم حسب',
    noColumn: 'بلا عمود',
    selectRow: (name) => `تحديد ${name}`,
    selectPage: 'تحديد كل الصفوف المعروضة',
    selected: ({ shown, total }) => `الصفوف المحددة: ${formatNumber(shown)} من ${formatNumber(total)}`,
    download: 'تنزيل بصيغة CSV',
    downloadSelected: (amount) => `تنزيل الصفوف المحددة (${count(amount, row)}) بصيغة CSV`,
    empty: 'لا توجد صفوف.',
    summary: {
      max: 'الأعلى',
      min: 'الأدنى',
      change: ({ first, last }) => `التغير من ${first} إلى ${last}`,
    },
    csvFrom: (header) => `${header}، من`,
    csvTo: (header) => `${header}، إلى`,
  },
  DateInput: {
    month: 'الشهر',
    day: 'اليوم',
    year: 'السنة',
    empty: 'أدخل التاريخ',
    missing: (parts) => `أدخل ${parts.map((part) => datePart[part]).join(' و')}`,
    notAMonth: 'أدخل الشهر رقمًا من ١ إلى ١٢',
    notADay: 'أدخل اليوم رقمًا من ١ إلى ٣١',
    notAYear: 'أدخل السنة بأربعة أرقام، مثل ١٩٨٥',
    noSuchDay: ({ day, month, year, daysInMonth }) =>
      `لا يوجد ${day} ${month} ${year}: عدد أيام ذلك الشهر ${daysInMonth}. تحقق من التاريخ.`,
    tooEarly: (min) => `أدخل ${min} أو تاريخًا بعده`,
    tooLate: (max) => `أدخل ${max} أو تاريخًا قبله`,
    unclear: (text) => `أي يوم هو ${text}؟ أدخل الشهر واليوم والأرقام الأربعة للسنة.`,
    didYouMean: (one, other) => `هل تقصد ${one} أم ${other}؟`,
  },
  DatePicker: {
    choose: 'الاختيار من التقويم',
    loading: 'جارٍ الفتح…',
    failed: 'لم يُفتح التقويم. اكتب التاريخ أو حاول مرة أخرى.',
  },
  Dialog: { close: 'إغلاق' },
  DisclosureList: {
    count: (sections) => `عدد الأقسام: ${sections}`,
    showAll: 'إظهار كل الأقسام',
    hideAll: 'إخفاء كل الأقسام',
    allShown: 'كل الأقسام مفتوحة.',
    allHidden: 'كل الأقسام مغلقة.',
  },
  DocumentCard: {
    language: 'اللغة',
    length: 'الطول',
    version: 'الإصدار',
    screenReaders: 'قارئات الشاشة',
    access: {
      checked: 'يعمل معها، وقد تحقق شخص من ذلك',
      tagged: 'يُتوقع أن يعمل معها، ولم يتحقق أحد من ذلك بعد',
      untagged: 'قد لا يعمل معها؛ اقرأ صفحة الويب أو اطلب صيغة أخرى',
    },
    pages: (amount) => count(amount, page),
    web: 'قراءة كصفحة ويب',
    download: (format, size) => (size === undefined ? `تنزيل (${format})` : `تنزيل (${format}، ${size})`),
    noFile: 'لا يوجد ملف للتنزيل بعد.',
    otherLanguage: 'متاح أيضًا باللغة:',
    request: 'طلب صيغة أخرى',
  },
  Field: { errorPrefix: 'خطأ:', required: 'مطلوب' },
  Figure: {
    phrases: {
      missing: 'لا توجد بيانات',
      suppressed: 'محجوب لحماية الخصوصية',
      percent: 'في المئة',
      percentPoint: 'نقطة مئوية',
      percentPoints: 'نقطة مئوية',
      more: (amount) => `${formatNumber(amount)} غيرها`,
      between: (value, low, high) => `${value}، بين ${low} و${high}`,
      shareOfGoal: 'نسبة ما تحقق من الهدف',
      each: (value) => `${value} لكل منها`,
      highest: ({ names, value }) => `الأعلى: ${names}، بقيمة ${value}.`,
      lowest: ({ names, value }) => `الأدنى: ${names}، بقيمة ${value}.`,
      extremes: ({ part, highest, lowest }) =>
        `${part}: الأعلى ${highest.names}، بقيمة ${highest.value}؛ والأدنى ${lowest.names}، بقيمة ${lowest.value}.`,
      difference: (amount) => `الفرق بين الأدنى والأعلى هو ${amount}.`,
      allSame: (value) => `كل القيم متساوية: ${value}.`,
      allSameIn: ({ part, value }) => `${part}: كل القيم متساوية، ${value}.`,
      single: ({ names, value }) => `توجد قيمة واحدة: ${names}، بقيمة ${value}.`,
      singleIn: ({ part, names, value }) => `${part}: توجد قيمة واحدة، ${names}، بقيمة ${value}.`,
      changeUp: ({ from, to, first, last, amount }) =>
        `من ${from} إلى ${to}: ارتفاع من ${first} إلى ${last}، بزيادة قدرها ${amount}.`,
      changeDown: ({ from, to, first, last, amount }) =>
        `من ${from} إلى ${to}: انخفاض من ${first} إلى ${last}، بنقص قدره ${amount}.`,
      changeNone: ({ from, to, last }) => `من ${from} إلى ${to}: لا تغيير، ${last} في المرتين.`,
      inPart: (part, sentence) => `${part}: ${sentence}`,
      stepUp: ({ from, to, amount }) => `أكبر تغير بين نقطتين: من ${from} إلى ${to}، ارتفاع قدره ${amount}.`,
      stepDown: ({ from, to, amount }) =>
        `أكبر تغير بين نقطتين: من ${from} إلى ${to}، انخفاض قدره ${amount}.`,
      widestGap: ({ name, left, right }) =>
        `أكبر فرق: ${name}، بقيمة ${left.value} (${left.names}) و${right.value} (${right.names}).`,
      noData: (names) => `لا توجد بيانات عن: ${names}.`,
      hidden: (names) => `محجوب لحماية الخصوصية: ${names}.`,
      overlap: (names) => `ليس مؤكدًا أيها الأعلى، لأن النطاقات متداخلة: ${names}.`,
      leastCertain: ({ names, value }) => `القيمة الأقل تأكيدًا: ${names}، ${value}.`,
      nothing: 'لا توجد بيانات لعرضها.',
      csv: {
        series: 'السلسلة',
        value: (unit) => `القيمة (${unit})`,
        low: 'الحد الأدنى للنطاق',
        high: 'الحد الأعلى للنطاق',
        note: 'ملاحظة',
        source: 'المصدر',
        asOf: 'تاريخ البيانات',
        notes: 'ملاحظات على الشكل',
      },
    },
    keyPoints: 'أهم النقاط',
    skip: (title) => `تخطي الشكل: ${title}`,
    end: (title) => `نهاية الشكل: ${title}`,
    pictureShows: ({ shown, total }) => `تعرض الصورة القيم الأكبر: ${shown} من ${total}. والجدول يضمها كلها.`,
    noData: 'لا توجد بيانات لعرضها.',
    details: 'الجدول والنقاط الرئيسية والملفات',
    tableAndFiles: 'الجدول والملفات',
    range: 'النطاقات',
    source: 'المصدر',
    asOf: 'تاريخ البيانات',
    method: 'كيف حُسبت الأرقام',
    notes: 'ملاحظات',
    tools: (title) => `أدوات هذا الشكل: ${title}`,
    plainView: 'عرض مبسط',
    csv: 'حفظ الأرقام (CSV)',
    png: 'حفظ الصورة (PNG)',
    saved: (file) => `تم الحفظ: ${file}`,
    pngFailed: 'تعذر إنشاء الصورة. يمكنك حفظ الأرقام أو التقاط صورة للشاشة.',
  },
  FileUpload: {
    kilobytes: (amount) => `${formatNumber(amount)} كيلوبايت`,
    megabytes: (amount) => `${formatNumber(amount)} ميغابايت`,
    limits: ({ maxFiles, maxSize }) =>
      [
        maxFiles === undefined ? '' : `الحد الأقصى لعدد الملفات: ${formatNumber(maxFiles)}.`,
        maxSize === undefined ? '' : `الحد الأقصى لحجم الملف: ${maxSize}.`,
      ]
        .join(' ')
        .trim(),
    tooLarge: ({ name, size, maxSize }) => `حجم «${name}» ${size}، والحد الأقصى ${maxSize}`,
    tooMany: ({ chosen, maxFiles }) =>
      `عدد الملفات المختارة ${formatNumber(chosen)}، والحد الأقصى ${formatNumber(maxFiles)}`,
    chosenFiles: 'الملفات المختارة',
    chosen: (amount) => `عدد الملفات المختارة: ${formatNumber(amount)}.`,
    remove: 'إزالة',
    removed: (name) => `أزيل ${name}.`,
  },
  FilterSet: {
    choose: 'اختيار عوامل التصفية',
    more: 'مزيد من عوامل التصفية',
    appliesImmediately: 'تتغير النتائج مع كل اختيار.',
    appliesByButton: (apply) => `اختر أولًا، ثم اضغط «${apply}».`,
    apply: 'عرض النتائج',
    remove: (label) => `إزالة عامل التصفية ${label}`,
    clear: 'إزالة كل عوامل التصفية',
    removed: (label) => `أُزيل عامل التصفية: ${label}.`,
    cleared: (labels) => `أُزيلت عوامل التصفية: ${labels}.`,
  },
  Form: { title: 'هناك مشكلة', required: 'الحقول التي عليها علامة * مطلوبة.', titlePrefix: 'خطأ: ' },
  Link: { newWindow: '(يُفتح في نافذة جديدة)' },
  Meter: { complete: 'تحقق الهدف' },
  Notice: { info: 'معلومة', success: 'تم بنجاح', danger: 'مهم' },
  NumberField: {
    empty: 'أدخل رقمًا',
    notANumber: (example) => `أدخل العدد بالأرقام، مثل ${example}`,
    range: (min, max) => `أدخل رقمًا من ${min} إلى ${max}`,
    atLeast: (min) => `أدخل ${min} أو أكثر`,
    atMost: (max) => `أدخل ${max} أو أقل`,
    didYouMean: (one, other) => `هل تقصد ${one} أم ${other}؟`,
  },
  Pagination: {
    position: formatPosition,
    previous: 'السابقة',
    next: 'التالية',
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    page: 'الصفحة',
    currentPage: 'الصفحة الحالية',
    leftOut: ({ from, to }) => `الصفحات من ${formatNumber(from)} إلى ${formatNumber(to)} غير معروضة`,
    announcement: ({ resultCount, ...at }) => `${formatPosition(at)}، ${count(resultCount, result)}.`,
  },
  PasswordInput: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    visible: 'كلمة المرور ظاهرة.',
    hidden: 'كلمة المرور مخفية.',
  },
  PdfOverlay: {
    close: 'إغلاق',
    web: 'قراءة كصفحة ويب',
    download: 'تنزيل (PDF)',
    loading: 'جارٍ تحميل المستند…',
    failedTitle: 'تعذر عرض المستند هنا',
    failed: 'تعذر فتح المستند. صفحة الويب فيها النص نفسه. ويمكنك أيضًا تجربة التنزيل.',
    failedViewer:
      'تعذر تحميل جزء الموقع الذي يعرض المستندات. صفحة الويب فيها النص نفسه. ويمكنك أيضًا تنزيل الملف.',
    failedMissing: 'لم يُعثر على الملف. صفحة الويب فيها النص نفسه.',
    failedNetwork: 'تعذر تحميل الملف. تحقق من اتصالك بالإنترنت أو حاول لاحقًا. صفحة الويب فيها النص نفسه.',
    failedNotPdf: 'الملف تالف أو ليس بصيغة PDF. صفحة الويب فيها النص نفسه.',
    failedPassword: 'الملف محمي بكلمة مرور. صفحة الويب فيها النص نفسه.',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (at, pageCount) => formatPosition({ page: at, pageCount }),
    tools: 'الحجم والبحث',
    smaller: 'تصغير',
    larger: 'تكبير',
    zoom: (percent) => `الحجم: ${formatNumber(percent)} في المئة`,
    search: 'البحث عن كلمات في هذا المستند',
    find: 'بحث',
    found: (pages, shown) =>
      pages.length === 1
        ? `عُثر عليه في الصفحة ${formatNumber(shown)}.`
        : `الصفحات التي عُثر عليه فيها: ${pages.map((each) => formatNumber(each)).join('، ')}. هذه هي الصفحة ${formatNumber(shown)}. اضغط «بحث» للانتقال إلى التالية.`,
    notFound: (text) => `«${text}» غير موجود في هذا المستند. جرّب كلمات أقل أو كلمات أخرى.`,
  },
  ProgressBar: { complete: 'اكتمل', working: 'جارٍ العمل…' },
  RegionMap: {
    controls: 'أدوات التحكم في الخريطة',
    picture: 'صورة الخريطة',
    places: 'الأماكن على الخريطة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    wholeMap: 'عرض الخريطة كاملة',
    up: 'أعلى',
    down: 'أسفل',
    left: 'يسار',
    right: 'يمين',
    moveUp: 'التحريك إلى أعلى',
    moveDown: 'التحريك إلى أسفل',
    moveLeft: 'التحريك إلى يسار',
    moveRight: 'التحريك إلى يمين',
    open: 'مفتوح',
    closed: 'مغلق',
    several: 'عدة أماكن: الرقم يبيّن عددها',
    mark: ({ label, tone, detail }) => [label, tone, detail].filter(Boolean).join('، '),
    clusterZooms: (at) => `${countPlaces(at)}. تكبير.`,
    clusterLists: (at) => `${countPlaces(at)}. عرضها في قائمة.`,
    clusterTitle: (amount) => `في هذه النقطة ${count(amount, place)}`,
    more: (amount) => `وهناك أيضًا ${count(amount, place)}. كلها في قائمة جميع الأماكن.`,
    close: 'إغلاق',
    nothing: 'لا توجد أماكن لعرضها على الخريطة.',
    whole: 'الخريطة ظاهرة كاملة.',
    inView: ({ shown, total }) =>
      shown === 0
        ? 'لا يظهر أي مكان. اختر «عرض الخريطة كاملة» لرؤيتها من جديد.'
        : `الأماكن الظاهرة: ${formatNumber(shown)} من ${formatNumber(total)}.`,
    notOnMap: (amount) => `خارج هذه الخريطة: ${count(amount, place)}. كلها في القائمة.`,
    hint: 'أشر إلى علامة، أو انتقل إليها بلوحة المفاتيح، لقراءة اسمها هنا.',
    keys: 'المفاتيح: ينقلك Tab إلى أدوات التحكم والصورة والأماكن. وتنقلك مفاتيح الأسهم من مكان إلى آخر، وتحرّك الخريطة عندما تكون على الصورة. المفتاحان + و− للتكبير والتصغير، والمفتاح 0 لعرض الخريطة كاملة.',
    notPrinted: 'لا تُطبع الخريطة. القائمة تضم كل الأماكن التي تعرضها.',
  },
  SearchField: { clear: 'مسح', cleared: 'تم مسح نص البحث.' },
  StepIndicator: {
    position: (step, steps) => `الخطوة ${formatNumber(step)} من ${formatNumber(steps)}:`,
    list: 'الخطوات',
    done: 'تمت',
    current: 'الخطوة الحالية',
  },
  SummaryList: { notProvided: 'لا إجابة', change: 'تغيير' },
  Tabs: { asPage: 'العرض في صفحة واحدة', asTabs: 'العرض في علامات تبويب' },
  TextArea: {
    limit: (characters) => `الحد الأقصى لعدد الأحرف: ${characters}.`,
    left: (characters, amount) =>
      amount === 0 ? 'لم يبقَ لديك أي حرف' : `بقي لديك ${count(amount, character, characters)}`,
    tooMany: (characters, amount) => `تجاوزت الحد بمقدار ${count(amount, ofCharacters, characters)}`,
  },
  Timeline: {
    change: 'ما الذي تغير:',
    event: 'الحدث',
    date: 'الوقت',
    about: () => 'نحو ',
    aboutFrom: () => 'تقريبًا من ',
    from: () => 'من ',
    to: () => ' إلى ',
  },
  ToastRegion: {
    label: 'الرسائل',
    dismiss: 'إغلاق',
    past: (amount) => `الرسائل السابقة (${formatNumber(amount)})`,
  },
  Toggletip: { explanation: 'شرح' },
  Video: {
    transcript: 'النص المكتوب: ما يُقال وما يُعرض',
    transcriptWithoutSound: 'بالكلمات: ما يعرضه الفيديو',
    noSound: 'هذا الفيديو بلا صوت.',
    textVersion: 'قراءة النسخة النصية',
    described: 'المشاهدة مع الوصف الصوتي',
    download: 'تنزيل الفيديو',
  },
};
