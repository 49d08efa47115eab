/**
 * Characters that nobody sees, and before them what gives one of them a meaning: an emoji its variation selector, a flag
 * its tags, a Han or Mongolian letter its variant, Braille cells the blank between them. Joiners have a rule of their own.
 * The last two are blank by their glyph only.
 */
const IGNORABLE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]|[\d#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}|\p{Script=Han}[\u{E0100}-\u{E01EF}]|\p{Script=Mongolian}[\u180B-\u180F]|[\u2801-\u28FF]\u2800+(?=[\u2801-\u28FF])|\p{Join_Control})|[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
/**
 * Joiners, and before them what needs one: an emoji with another, and a letter without case, as those of Arabic and Indic
 * scripts are. East Asian letters have no case either, but never join. A non-joiner has a letter on both sides.
 */
const JOINER =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic})|(?![\p{Ideographic}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}])\p{Lo}\p{M}*(?:\u200D|\u200C(?=[\p{Lo}\p{M}])))|\p{Join_Control}/gu;

/**
 * Drops what is not seen and means nothing, such as the marks of direction around a number from a contact list, a soft
 * hyphen or a zero-width space. Every text that a person types or pastes goes through it before anything reads it.
 */
export const dropIgnorable = (text: string): string => text.replace(IGNORABLE, '$1').replace(JOINER, '$1');
