/** The sections of the home page, in their order. */
export const home = [
  'goal',
  'who-can-join',
  'how-it-works',
  'find-sites',
  'participants',
  'trials',
  'numbers',
  'tissue-pathology',
  'take-part',
  'news',
  'learn-more',
];
const study = [
  'welcome',
  'about',
  'video',
  'timeline',
  'tests',
  'survey',
  'numbers',
  'mobile-health',
  'results',
  'samples',
  'research',
  'updates',
];
const timeline = ['timeline', 'good-to-know'];
const state = ['study-sites', 'who-can-join', 'visit', 'pay', 'contact'];
const caseStudy = ['until-then', 'more'];

/**
 * The sections that visitors look for on each page, by the page's path and the ids that links lead to. Other pages are
 * lists, forms and documents.
 */
export const sections: Readonly<Record<string, readonly string[]>> = {
  '/': home,
  '/for-participants': [
    'overview',
    'stories',
    'survey-newsletter',
    'support-resources',
    'post-exertional-malaise',
  ],
  '/for-participants/adults': study,
  '/for-participants/pregnant-women': study,
  '/for-participants/children': [
    'samples-at-home',
    'tip-sheet',
    'mobile-health',
    'results',
    'updates',
    'latest-news',
  ],
  '/for-participants/tissue-pathology': ['what-to-do-now', 'who-decides', 'what-happens', 'questions'],
  '/for-participants/adults/journey': timeline,
  '/for-participants/pregnant-women/journey': timeline,
  '/for-participants/children/babies-journey': timeline,
  '/for-participants/children/children-journey': timeline,
  '/for-participants/children/young-adults-journey': timeline,
  '/about-us': ['goal', 'long-covid', 'studies', 'taking-part', 'who-we-are', 'status', 'results'],
  '/about-us/longcovid-representatives': ['why', 'who', 'what', 'what-it-takes', 'apply'],
  '/about-us/about-studies-protocol': ['studies', 'protocol', 'consent', 'documents', 'changes'],
  '/about-us/ehr': ['what', 'why', 'how', 'findings', 'limits', 'privacy'],
  '/about-us/by-the-numbers': [
    'enrollment',
    'participation',
    'covid-status',
    'age',
    'sex',
    'ethnicity',
    'race-adult',
    'race-pediatric',
    'race-autopsy',
    'race-us',
  ],
  '/about-us/digital-health-program': ['program', 'aims', 'ended', 'device', 'privacy'],
  '/stay-informed': ['updates', 'case-studies', 'articles', 'newsletters', 'learn-more'],
  '/stay-informed/case-studies/case-study-1': caseStudy,
  '/stay-informed/case-studies/case-study-2': caseStudy,
  '/louisiana': state,
  '/nebraska': state,
  '/new-mexico': state,
  '/abcd-tier2': ['invitation', 'part-2', 'visits', 'decide', 'privacy'],
  '/consent-a': ['about', 'why', 'what-happens', 'risks', 'benefits', 'privacy', 'pay', 'stop', 'agree'],
  '/results-block-heart-ehr': ['heart-rhythm', 'method', 'finding', 'limits', 'get-help', 'source'],
  '/DHPFAQ': ['about-answers', 'what', 'ended', 'device', 'data', 'results'],
  '/privacy-policy': ['about', 'device', 'forms', 'server', 'third-parties', 'rights', 'contact'],
  '/medical-disclaimer': ['no-advice', 'emergency', 'research', 'contact'],
  '/accessibility': ['aim', 'status', 'tests', 'limits', 'report'],
};
