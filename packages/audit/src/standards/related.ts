import { CRITERIA, type Criterion } from './wcag22.ts';

/**
 * How a criterion can be tested, by its text. `measurable`: a script can test the whole requirement in given states.
 * `manual`: a script finds failures, and the rest needs manual review. `absence`: a script proves that there is no such
 * content; where there is, it needs manual review. 21, 27 and 7 of the 55; this classification is ours, not W3C's.
 */
export type EvidenceClass = 'measurable' | 'manual' | 'absence';

/** Identifiers of a success criterion in other standards and test methods. */
export type Related = {
  number: string;
  /** Identifier in the W3C's documents (https://www.w3.org/TR/WCAG22/#…), which WCAG-EM tools read. */
  id: string;
  /** Version of WCAG that first had it. */
  since: '2.0' | '2.1' | '2.2';
  evidence: EvidenceClass;
  /** Tests of the ICT Testing Baseline for Web 3.1; none for criteria that Section 508 does not have. */
  baseline: readonly string[];
  /** Clause of EN 301 549 V3.2.1, which has WCAG 2.1; undefined for criteria of 2.2. */
  en301549: string | undefined;
  /** Provision of Section 508, which has WCAG 2.0; undefined for later criteria. */
  section508: string | undefined;
};

/**
 * number, version, evidence class, W3C identifier, Baseline tests.
 * Baseline: Appendix A of https://ictbaseline.access-board.gov/ (ICT Testing Baseline for Web 3.1, by the Federal CIO
 * Council's Accessibility Community of Practice), with the tests that only relate to a criterion left out; 1.2.3 by the
 * citations inside its family 17.
 */
const TABLE = `
1.1.1 2.0 manual non-text-content 6.A-MeaningfulImage 6.B-DecorativeImage 6.C-Captcha 7.C-AudibleCues
1.2.1 2.0 absence audio-only-and-video-only-prerecorded 16.A-AudioOnlyTranscript 16.B-VideoOnlyAlt
1.2.2 2.0 absence captions-prerecorded 17.D-CaptionsPrerecorded
1.2.3 2.0 absence audio-description-or-media-alternative-prerecorded 17.E-ADPrerecorded
1.2.4 2.0 absence captions-live 17.F-CaptionsLive
1.2.5 2.0 absence audio-description-prerecorded 17.E-ADPrerecorded
1.3.1 2.0 manual info-and-relationships 10.A-FormName 12.B-DataTableHeaderAssociation 13.B-VisHeadingProg 13.C-ProgHeadingVisual 13.D-List
1.3.2 2.0 manual meaningful-sequence 18.B-CSSPositionedContent
1.3.3 2.0 manual sensory-characteristics 7.B-SensoryCharacteristics
1.3.4 2.1 measurable orientation
1.3.5 2.1 manual identify-input-purpose
1.4.1 2.0 manual use-of-color 7.A-Color
1.4.2 2.0 measurable audio-control 21.D-AudioControl
1.4.3 2.0 manual contrast-minimum 8.A-ContrastMinimum
1.4.4 2.0 measurable resize-text 22.A-ResizeText
1.4.5 2.0 manual images-of-text 6.D-ImageText
1.4.10 2.1 measurable reflow
1.4.11 2.1 manual non-text-contrast
1.4.12 2.1 measurable text-spacing
1.4.13 2.1 manual content-on-hover-or-focus
2.1.1 2.0 manual keyboard 1.A-KeyboardAccess
2.1.2 2.0 measurable no-keyboard-trap 1.B-NoKeyboardTrap
2.1.4 2.1 measurable character-key-shortcuts
2.2.1 2.0 manual timing-adjustable 21.A-TimingAdjustable
2.2.2 2.0 manual pause-stop-hide 21.B-MovingInfo 21.C-AutoUpdate
2.3.1 2.0 measurable three-flashes-or-below-threshold 9.A-Flashes
2.4.1 2.0 measurable bypass-blocks 4.A-BypassBlocks
2.4.2 2.0 manual page-titled 11.A-PageTitled
2.4.3 2.0 manual focus-order 2.B-FocusOrder
2.4.4 2.0 manual link-purpose-in-context 14.A-LinkPurpose
2.4.5 2.0 measurable multiple-ways 23.A-MultipleWays
2.4.6 2.0 manual headings-and-labels 10.B-FormDescriptiveLabel 13.A-HeadingDescriptive
2.4.7 2.0 measurable focus-visible 2.A-FocusVisible
2.4.11 2.2 measurable focus-not-obscured-minimum
2.5.1 2.1 manual pointer-gestures
2.5.2 2.1 measurable pointer-cancellation
2.5.3 2.1 measurable label-in-name
2.5.4 2.1 measurable motion-actuation
2.5.7 2.2 manual dragging-movements
2.5.8 2.2 measurable target-size-minimum
3.1.1 2.0 measurable language-of-page 15.A-LanguagePage
3.1.2 2.0 manual language-of-parts 15.B-LanguagePart
3.2.1 2.0 measurable on-focus 2.C-OnFocus
3.2.2 2.0 measurable on-input 10.C-OnInput
3.2.3 2.0 measurable consistent-navigation 4.B-ConsistentNavigation
3.2.4 2.0 manual consistent-identification 4.C-ConsistentIdentification
3.2.6 2.2 measurable consistent-help
3.3.1 2.0 manual error-identification 10.D-ErrorIdentification
3.3.2 2.0 manual labels-or-instructions 10.E-FormHasLabel
3.3.3 2.0 manual error-suggestion 10.F-ErrorSuggestion
3.3.4 2.0 absence error-prevention-legal-financial-data 10.G-ErrorPrevention
3.3.7 2.2 manual redundant-entry
3.3.8 2.2 absence accessible-authentication-minimum
4.1.2 2.0 manual name-role-value 5.A-ControlName 5.B-ControlRole 5.C-ControlState 5.D-ControlValue 6.A-MeaningfulImage 10.A-FormName 12.A-DataTableRole 12.C-LayoutTable 14.A-LinkPurpose 19.A-FrameTitle 19.B-iFrameName
4.1.3 2.1 manual status-messages
`;

/** One row for each of the 55 criteria, in their order. */
export const RELATED: readonly Related[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [number = '', since, evidence, id = '', ...baseline] = line.split(' ');
    return {
      number,
      id,
      since: since as Related['since'],
      evidence: evidence as EvidenceClass,
      baseline,
      en301549: since === '2.2' ? undefined : `9.${number}`,
      section508: since === '2.0' ? 'E205.4' : undefined,
    };
  });

const byNumber = new Map(RELATED.map((row) => [row.number, row]));

/**
 * Identifiers of a criterion in other standards.
 * @throws Error for a number that WCAG 2.2 A and AA does not have.
 */
export function getRelated(number: string): Related {
  const related = byNumber.get(number);
  if (related) return related;
  throw new Error(`${number} is not a success criterion of WCAG 2.2 A or AA.`);
}

const criteriaByNumber = new Map(CRITERIA.map((criterion) => [criterion.number, criterion]));
export const isCriterion = (number: string): boolean => criteriaByNumber.has(number);
export const findCriterion = (number: string): Criterion | undefined => criteriaByNumber.get(number);
