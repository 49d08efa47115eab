import type { Locale } from '../src/index.ts';

type InBoth<T> = { [Language in Locale]: T };

/** A phrase that could harm a reader. Tested on every entry and message of both languages. */
export type HarmfulLanguageRule = {
  name: string;
  /** The harm for the reader. */
  why: string;
  better: InBoth<string>;
  /** The entries, by path, that may say it. Default: none. */
  except?: RegExp;
  /** Each pattern with a sentence that it matches, from earlier versions of the pages. */
  forbidden: InBoth<readonly (readonly [pattern: RegExp, example: string])[]>;
};

export const HARMFUL_LANGUAGE_RULES: readonly HarmfulLanguageRule[] = [
  {
    name: 'A text speaks of its own making',
    why: 'Visitors came for an answer. What is invented is marked by the record (`sample`), and the band says once that the site is a demonstration.',
    better: {
      en: 'nothing: mark the record with `sample: true`, or leave out the number that nobody published.',
      es: 'nada: marque el registro con `sample: true`, o quite el número que nadie ha publicado.',
    },
    // The page about it, and the notices: the band, and one sentence in the forms and their confirmations.
    except: /^entries\/(?:page\/about-this-demonstration|programme\/)/,
    forbidden: {
      en: [
        [/\b(?:is|are|was) (?:a )?samples?\b(?! (?:of|from)\b)/i, 'The date of this page is a sample.'],
        [/\bsample (?:text|site|finding|result)\b/i, "Sample text, not the study's document."],
        [
          /\bmarked (?:as|with) (?:a )?[“"]?samples?\b/i,
          'Documents marked as samples are not the study’s own.',
        ],
        [/\bmade[- ]up\b(?! (?:of|for)\b)/i, 'The number enrolled is made up.'],
        [
          /\bdates? (?:of the count )?(?:is |are )?not given\b/i,
          'About 7,000 people took part (date not given).',
        ],
        [/\bdo not know the date\b/i, 'We do not know the date of these counts.'],
        [
          /\b(?:says one text|one text says|other texts (?:give|have|say)|numbers in our texts)\b/i,
          'Other texts give other totals.',
        ],
        [
          /\b(?:could|did) not find (?:its|the|their) (?:words|real|study)/i,
          'We could not find the words of the real form.',
        ],
        [
          /\b(?:real|true) (?:form|summary|policy|one|newsletter|document)s?\b/i,
          'A real summary would give the numbers here.',
        ],
        [/\bplaceholders?\b(?!":)/i, 'This page is a placeholder.'],
        [/\bthis (?:is a )?(?:demonstration|sample site)\b/i, 'In this demonstration nobody calls.'],
        [/\bnobody answers this\b/i, 'Nobody answers this phone number yet.'],
      ],
      es: [
        [
          /\b(?:texto|sitio|documentos?) (?:es |son |está )?(?:solo )?(?:un |de )?ejemplos?\b(?!")/i,
          'Texto de ejemplo; no es el documento del estudio.',
        ],
        [/\b(?:es|son) (?:solo )?(?:un )?ejemplos?\b/i, 'La fecha de esta página es un ejemplo.'],
        [/\binventad[oa]s?\b/i, 'Los números son inventados: el estudio no los ha dado.'],
        [/\bsin fecha\b|\bno se indica la fecha\b/i, 'unas 7,000 personas (no se indica la fecha)'],
        [/\bno (?:sabemos de qué fecha|tienen fecha)\b/i, 'No sabemos de qué fecha son estos datos.'],
        [
          /\bsegún un texto\b|\botros números\b|\botros textos\b/i,
          'sería lo máximo para estos grupos, según un texto',
        ],
        [
          /\bno pudimos encontrar (?:el|las|su) (?:real|palabras|texto)/i,
          'No pudimos encontrar las palabras del formulario real.',
        ],
        [
          /\b(?:formulario|documento|texto|resumen|política) (?:\p{L}+ )?real(?:es)?\b/iu,
          'En el formulario real, usted escribe su nombre.',
        ],
        [/\b(?:texto|página|es) de relleno\b/i, 'Esta página es de relleno.'],
        [/\best[ao] (?:es una )?demostración\b/i, 'En esta demostración nadie llama.'],
        [/\bnadie contesta en este\b/i, 'Todavía nadie contesta en este teléfono.'],
      ],
    },
  },
  {
    name: 'A clinical trial promises treatment',
    why: 'A trial tests a possible treatment; nobody knows yet if it works, and enrollment is over.',
    better: {
      en: 'Clinical trials test possible treatments. Nobody knows yet if they work.',
      es: 'Los ensayos clínicos prueban posibles tratamientos; todavía no se sabe si funcionan.',
    },
    forbidden: {
      en: [
        [
          /\bclinical trials? (?:do|does)\b(?! not)/i,
          'The studies on this page do not give treatment, but our clinical trials do.',
        ],
        [
          /\btrials?\b(?![^.]*\bnot\b)[^.]{0,40}\b(?:gives?|offers?|provides?) (?:you )?(?:a )?(?:treatment|medicine)s?\b/i,
          'Our trials also give treatment.',
        ],
      ],
      es: [
        [
          /\bensayos clínicos sí(?!\p{L})/iu,
          'Los estudios de esta página no dan tratamiento, pero nuestros ensayos clínicos sí.',
        ],
        [
          /\bensayos?\b[^.]{0,40}\b(?:dan?|ofrecen?) (?:un )?(?:tratamiento|medicina)s?\b/i,
          'Los ensayos dan tratamientos.',
        ],
      ],
    },
  },
  {
    name: 'ME/CFS is called tiredness',
    why: 'It is a serious illness of many parts of the body (CDC, MedlinePlus); “tiredness” belittles the people who have it.',
    better: {
      en: 'ME/CFS (myalgic encephalomyelitis/chronic fatigue syndrome), a serious long-term illness',
      es: 'la encefalomielitis miálgica/síndrome de fatiga crónica (EM/SFC), una enfermedad grave y de larga duración',
    },
    forbidden: {
      en: [
        [
          /\b(?:form|kind|type|sort) of (?:tiredness|fatigue)\b/i,
          'A long and severe form of tiredness (ME/CFS)',
        ],
        [/\bME\/CFS\b(?!.{0,120}\bserious\b)/, 'ME/CFS was found in 4.5% of those who had COVID.'],
      ],
      es: [
        [
          /(?:fatiga crónica|ME\/CFS|EM\/SFC)[^.]{0,90}\bcansancio\b/i,
          'El síndrome de fatiga crónica (ME/CFS, por sus siglas en inglés), un cansancio largo y fuerte',
        ],
        [/\bEM\/SFC\b(?!.{0,120}\bgrave\b)/, 'La EM/SFC se vio en el 4.5% de los que tuvieron COVID.'],
      ],
    },
  },
  {
    name: 'Visits of the adult study are said to go on',
    why: 'Its first phase ended on October 31, 2025; adults would wait for visits that do not come.',
    better: {
      en: 'The first phase of the adult study ended on October 31, 2025. If you are in another study, its visits go on. Not sure? Call us.',
      es: 'La primera fase del estudio de adultos terminó el 31 de octubre de 2025. Si está en otro estudio, sus visitas siguen. ¿No está seguro? Llámenos.',
    },
    forbidden: {
      en: [
        [/\bgo(?:es)? on as (?:before|planned)\b/i, 'Your other surveys and visits go on as before.'],
        [/\bnothing changes for you\b/i, 'Nothing changes for you.'],
        [/\bYes, unless you have left it\b/i, 'Yes, unless you have left it.'],
      ],
      es: [
        [
          /\b(?:encuestas|visitas|resto del estudio|[EÉ]se) siguen? (?:igual|como estaban)\b/i,
          'Ese sigue igual, con sus propias encuestas y visitas.',
        ],
        [
          /\bvisitas[^.]{0,30}\bsiguen (?:igual|como estaban)\b/i,
          'Sus visitas y encuestas siguen como estaban.',
        ],
        [/\bnada cambia\b/i, 'Para usted nada cambia.'],
        [/\bSí, si no lo ha dejado\b/i, 'Sí, si no lo ha dejado.'],
      ],
    },
  },
  {
    name: 'A text advises a family to wait with a call',
    why: 'The examination has to happen soon, usually within 24 hours of the death: who waits loses the choice unknowingly.',
    better: {
      en: 'If you are thinking about it, please call as early as you can. You do not have to decide on the phone.',
      es: 'Si lo está pensando, llame lo antes posible. No tiene que decidir por teléfono.',
    },
    forbidden: {
      en: [
        [
          /\b(?:call|write)\b[^.]{0,30}\bwhen(?:ever)? you (?:feel (?:able|ready)|are ready)\b/i,
          'Call when you feel able to.',
        ],
      ],
      es: [
        [
          /\bllame\b[^.]{0,30}\bcuando (?:sienta que puede|se sienta|pueda)\b/i,
          'Llame cuando sienta que puede.',
        ],
      ],
    },
  },
  {
    name: 'Nights and weekends are left to a letter',
    why: 'A message that is read on Monday is too late; hospital or hospice staff can reach the study team at any hour.',
    better: {
      en: 'At night or on a weekend, ask the hospital or hospice staff to call the study team for you. You can also leave a message.',
      es: 'De noche o en fin de semana, pida al personal del hospital o del hospicio que llame por usted al equipo del estudio. También puede dejar un mensaje.',
    },
    forbidden: {
      en: [
        [
          /\bleave a message or write to us\b/i,
          'At night and on weekends, leave a message or write to us, and talk with the hospital staff.',
        ],
      ],
      es: [
        [
          /\bdeje un mensaje o escríbanos\b/i,
          'De noche y los fines de semana, deje un mensaje o escríbanos, y hable con el personal del hospital.',
        ],
      ],
    },
  },
  {
    name: 'A consent form says less of the examination than its page',
    why: 'The next of kin would agree to less than what is done.',
    better: {
      en: 'A doctor opens the body, as in surgery, and looks at the brain, heart, lungs and other organs.',
      es: 'Un médico abre el cuerpo, como en una cirugía, y examina el cerebro, el corazón, los pulmones y otros órganos.',
    },
    forbidden: {
      en: [[/\bsmall samples of tissue\b/i, 'They look at the body and take small samples of tissue.']],
      es: [
        [
          /\bpequeñas muestras de tejido|muestras pequeñas de tejido\b/i,
          'Miran el cuerpo después de la muerte y toman pequeñas muestras de tejido.',
        ],
      ],
    },
  },
  {
    name: 'A consent form leaves the question of who pays for an injury to the reader',
    why: 'A consent form has to answer it.',
    better: {
      en: 'If you are hurt because of the study, tell staff right away. [The real form says here who gives you care, and who pays for it.]',
      es: 'Si sufre un daño por participar en el estudio, avise al personal de inmediato. [El formulario real dice aquí quién le atiende y quién paga.]',
    },
    forbidden: {
      en: [[/\bask\b[^.]{0,30}\bwho pays\b/i, 'Ask before you sign who pays for care in that case.']],
      es: [
        [
          /\bpregunte\b[^.]{0,30}\bquién paga\b/i,
          'Pregunte antes de firmar quién paga la atención en ese caso.',
        ],
        [/\bse lastima\b/i, 'Si se lastima por el estudio, avise al personal enseguida.'],
      ],
    },
  },
  {
    name: 'Self-care advice by heart rate',
    why: 'This website gives no medical advice, and no source supports a limit for a heart rate.',
    better: {
      en: 'If you still wear a device, ask your doctor what its numbers mean for you.',
      es: 'Si todavía usa un dispositivo, pregunte a su médico qué significan para usted los números que muestra.',
    },
    forbidden: {
      en: [
        [
          /\bheart rate, go on\b|\bslow down before it gets\b/i,
          'If it helped you to watch your heart rate, go on. Slow down before it gets high.',
        ],
      ],
      es: [
        [
          /\bver sus latidos, siga\b|\bbaje el ritmo antes\b/i,
          'Si le ayudó ver sus latidos, siga. Baje el ritmo antes de que suban mucho.',
        ],
      ],
    },
  },
  {
    name: 'A cold title for a family in grief',
    why: 'The sheet says what a family is asked; “nothing” and “no tests” say only how our lists are filled.',
    better: { en: 'What we may ask you on the phone', es: 'Qué le podemos preguntar por teléfono' },
    forbidden: {
      en: [
        [
          /\bno tests at home\b|\bdoes nothing at your home\b/i,
          'The tissue study does nothing at your home.',
        ],
      ],
      es: [
        [/\bnada en casa\b|\bno hace nada en su casa\b/i, 'El estudio de tejidos no hace nada en su casa.'],
        [
          /\bdonde cuidan a su familiar\b/i,
          'el nombre del hospital o de la funeraria donde cuidan a su familiar',
        ],
      ],
    },
  },
  {
    name: 'Recovery is presumed',
    why: 'Some people never got better; a visit checks how they are.',
    better: { en: 'We check how your health has changed.', es: 'Vemos cómo ha cambiado su salud.' },
    forbidden: {
      en: [
        [
          /\bhow (?:you|they) (?:get|are getting) better\b|\byour recovery\b/i,
          'We look at how you get better.',
        ],
      ],
      es: [[/\bse va recuperando\b|\bsu recuperación\b/i, 'Vemos cómo se va recuperando.']],
    },
  },
  {
    name: 'A pregnancy of years',
    why: '“Pregnant since 2020” reads as a pregnancy that has lasted since then.',
    better: { en: 'Pregnancy after January 1, 2020', es: 'Embarazo después del 1 de enero de 2020' },
    forbidden: {
      en: [[/\bpregnant since\b/i, 'Pregnant since 2020']],
      es: [[/\bembaraz(?:o|adas?) desde\b/i, 'Embarazo desde 2020']],
    },
  },
  {
    name: 'Symptoms that never end',
    why: 'What is known is that symptoms continue; “never” frightens.',
    better: {
      en: 'Some start with COVID and do not go away. Others start weeks later.',
      es: 'Unos empiezan con el COVID y no se van. Otros empiezan semanas después.',
    },
    forbidden: {
      en: [[/\bnever (?:goes?|go(?:es)?) away\b/i, 'Some start with COVID and never go away.']],
      es: [[/\bnunca se (?:van?|quitan?)\b/i, 'Unos empiezan con el COVID y nunca se van.']],
    },
  },
  {
    name: 'Breastfeeding rules out an X-ray',
    why: 'It sounds like a medical rule; X-rays leave nothing in milk (NIH, LactMed). Someone may stop breastfeeding for it.',
    better: {
      en: 'Tell us if you are or may be pregnant. The study leaves this test out if you are pregnant. Breastfeeding? Ask the staff.',
      es: 'Díganos si está o puede estar embarazada. Si lo está, el estudio no le hace esta prueba. Si amamanta, pregunte al personal.',
    },
    forbidden: {
      en: [
        [
          /\bpregnant,? or (?:if you )?breastfeed/i,
          'Tell us if you are or may be pregnant, or if you breastfeed, because then you do not have this test.',
        ],
        [
          /\bmay be pregnant, or breastfeed\b/i,
          'Tell the staff if you are pregnant, may be pregnant, or breastfeed.',
        ],
      ],
      es: [
        [
          /\b(?:da|dar|dando) (?:el )?pecho\b/i,
          'Díganos si está o puede estar embarazada, o si da el pecho, porque entonces no se le hace.',
        ],
      ],
    },
  },
  {
    name: 'Relatives share genes',
    why: 'In Spanish it says that relatives may hand genes over; in English “may” reads as a permission.',
    better: {
      en: 'Some samples may be used to study genes. Family members can have the same genes.',
      es: 'Algunas muestras pueden servir para estudiar los genes. Sus familiares pueden tener los mismos genes.',
    },
    forbidden: {
      en: [
        [
          /\bgenes, which relatives may share\b/i,
          'Some samples may be used to study genes, which relatives may share.',
        ],
      ],
      es: [
        [
          /\bgenes, que los familiares pueden compartir\b/i,
          'estudiar los genes, que los familiares pueden compartir',
        ],
      ],
    },
  },
  {
    name: 'Whose telephone nobody answers',
    why: 'In Spanish “su teléfono” is the reader’s own.',
    better: {
      en: 'Nobody answers this phone number or these e-mail addresses yet.',
      es: 'Por ahora nadie contesta este número ni estas direcciones de correo.',
    },
    forbidden: {
      en: [[/\banswers its phone number\b/i, 'Nobody answers its phone number or its addresses yet.']],
      es: [[/\bcontesta su teléfono\b/i, 'Todavía nadie contesta su teléfono ni sus correos.']],
    },
  },
  {
    name: 'An open casket without its wake',
    why: 'The question of many Spanish-speaking families is the wake, “velorio”.',
    better: {
      en: 'An open-casket funeral is still possible.',
      es: 'Todavía se puede hacer un velorio con el ataúd abierto.',
    },
    forbidden: {
      en: [],
      es: [
        [/\bfuneral con el ataúd\b/i, 'Todavía se puede hacer un funeral con el ataúd abierto.'],
        [/¿podemos hacer un funeral\?/i, '¿Podemos hacer un funeral?'],
      ],
    },
  },
  {
    name: '988 without text messages',
    why: 'Who cannot speak aloud in a crisis needs to know that 988 also answers text messages, in Spanish too (AYUDA).',
    better: {
      en: 'call or text 988 (for Spanish, press 2 or text AYUDA)',
      es: 'llame al 988 y oprima el 2, o mande la palabra AYUDA por mensaje de texto al 988',
    },
    forbidden: {
      en: [
        [
          /(?<!label: )\b(?:call|text) 988\b(?!.{0,80}\bAYUDA\b)/i,
          'In a crisis, call 988 (press 2 for Spanish).',
        ],
      ],
      es: [
        [
          /(?<!label: )\bllame al 988\b(?!.{0,80}\bAYUDA\b)/i,
          'En una crisis, llame al 988 (oprima el 2 para español).',
        ],
      ],
    },
  },
  {
    name: 'A list of harms that does not fit together',
    why: 'In a consent form a broken sentence about a risk is read twice, or not at all.',
    better: {
      en: 'You may have a bruise, feel faint, or, in rare cases, get an infection.',
      es: 'Puede salirle un moretón, puede marearse o, en casos raros, tener una infección.',
    },
    forbidden: {
      en: [],
      es: [
        [
          /\btener un moretón,? (?:o )?sentir mareo\b/i,
          'Puede tener un moretón, sentir mareo o, pocas veces, una infección.',
        ],
      ],
    },
  },
  {
    name: 'A closed door that asks for people',
    why: '“All are full. We still need people” sends sick people to a study site that cannot take them.',
    better: {
      en: 'All the groups in this list are closed. You can still read our results or hear about new studies.',
      es: 'Todos los grupos de esta lista están cerrados. Todavía puede leer nuestros resultados o saber de nuevos estudios.',
    },
    forbidden: {
      en: [
        [
          /\b(?:full|closed)\. We still need\b/i,
          'All the groups in this list are full. We still need people who had COVID in the last 30 days.',
        ],
      ],
      es: [
        [
          /\b(?:llenos|cerrados)\. Todavía necesitamos\b/i,
          'Todos los grupos de esta lista están cerrados. Todavía necesitamos personas que hayan tenido COVID en los últimos 30 días.',
        ],
      ],
    },
  },
  {
    name: 'A handout that does not exist',
    why: 'People look for flyers that are not there, and learn that the page cannot be trusted.',
    better: {
      en: 'Ask us for information for your community.',
      es: 'Pídanos información para su comunidad.',
    },
    forbidden: {
      en: [
        [/\bthere are flyers for\b/i, 'There are flyers for Black, Hispanic or Latino communities.'],
        [/\bin Spanish too, except two\b/i, 'All pages of this site are in Spanish too, except two.'],
      ],
      es: [
        [
          /\bhay folletos para las comunidades\b/i,
          'Hay folletos para las comunidades negra, hispana o latina.',
        ],
        [/\ben español, menos dos\b/i, 'Todas las páginas de este sitio están en español, menos dos.'],
      ],
    },
  },
];

/** What a text must also state, if it states something else. */
export type NeededWording = {
  name: string;
  why: string;
  /** Entries, by their path below `entries/`. */
  where: RegExp;
  when: InBoth<RegExp>;
  needed: InBoth<readonly (readonly [pattern: RegExp, better: string])[]>;
};

export const NEEDED_WORDINGS: readonly NeededWording[] = [
  {
    name: 'A text about 24 hours says to call first',
    why: 'A family that does not know it loses the choice.',
    where: /^(?:page|study-material|protocol)\//,
    when: { en: /\b24 hours of (?:the|a) death\b/i, es: /\b24 horas (?:después|siguientes)/i },
    needed: {
      en: [
        [/\bcall (?:us )?as early as you can\b/i, 'Please call as early as you can.'],
        [/\bdo not have to decide\b/i, 'You do not have to decide on the phone.'],
      ],
      es: [
        [/\bll[aá]me(?:nos)? lo antes posible\b/i, 'Llame lo antes posible.'],
        [/\bNo tiene que decidir\b/i, 'No tiene que decidir por teléfono.'],
      ],
    },
  },
  {
    name: 'Pages that ask a family to call explain what to do at night',
    why: 'A death does not wait for office hours.',
    where: /^(?:page\/tissue-pathology|page\/home|study-material\/tissue-family-guide)\//,
    when: { en: /\btissue study\b/i, es: /\bestudio de tejidos\b/i },
    needed: {
      en: [
        [
          /\bask the hospital or hospice staff to call\b/i,
          'At night or on a weekend, ask the hospital or hospice staff to call the study team for you.',
        ],
      ],
      es: [
        [
          /\bpida al personal del hospital o del hospicio que llame\b/i,
          'De noche o en fin de semana, pida al personal del hospital o del hospicio que llame por usted al equipo del estudio.',
        ],
      ],
    },
  },
  {
    name: 'A text that asks for consent to the examination describes all of it',
    why: 'A consent form must not say less than the page.',
    where:
      /^(?:page\/tissue-pathology|protocol\/(?:consent|protocol)-tissue|study-material\/tissue-examination)\//,
    when: { en: /\bautopsy\b|\btissue\b/i, es: /\bautopsia\b|\btejidos?\b/i },
    needed: {
      en: [
        [/\bopens? the body, as in surgery\b/i, 'opens the body, as in surgery'],
        [
          /\bbrain, (?:the )?heart (?:and|,)? ?lungs\b|\bbrain, heart, lungs\b/i,
          'the brain, heart, lungs and other organs',
        ],
        [/\bmore than 50 parts of the body\b/i, 'from more than 50 parts of the body'],
        [/\bmicroscope\b/i, 'studied under a microscope'],
        [/\bhealth records\b/i, 'the health records of the person who died'],
      ],
      es: [
        [
          /\babren? el cuerpo, como en una cirugía|\blo abre, como en una cirugía/i,
          'abre el cuerpo, como en una cirugía',
        ],
        [/\bel cerebro, el corazón/i, 'el cerebro, el corazón, los pulmones y otros órganos'],
        [/\bmás de 50 partes del cuerpo\b/i, 'de más de 50 partes del cuerpo'],
        [/\bmicroscopio\b/i, 'con un microscopio'],
        [/\bhistoria clínica\b/i, 'la historia clínica de la persona que murió'],
      ],
    },
  },
  {
    name: 'The page of the pregnancy study addresses those who lost a pregnancy',
    why: 'They are part of the group; a page about babies alone shuts them out.',
    where: /^page\/pregnant-women\//,
    when: { en: /\bWelcome\b/, es: /\bbienvenida\b/ },
    needed: {
      en: [
        [
          /\bended in a loss, we are sorry\b/i,
          'If your pregnancy ended in a loss, we are sorry. You are part of this study too. You can skip any question about it.',
        ],
      ],
      es: [
        [
          /\bperdió su embarazo, lo sentimos\b/i,
          'Si perdió su embarazo, lo sentimos mucho. Usted también es parte de este estudio. Puede dejar sin contestar cualquier pregunta sobre eso.',
        ],
      ],
    },
  },
  {
    name: 'The home page states that all clinical trials are closed',
    why: 'People who are ill would look for a trial that nobody can join.',
    where: /^page\/home\//,
    when: { en: /\btrials of 13\b/i, es: /\bensayos con 13\b/i },
    needed: {
      en: [
        [
          /\bNobody knows yet if they work\b.{0,200}\bclosed\b/i,
          'Nobody knows yet if they work. All 8 of our trials are closed to new people.',
        ],
      ],
      es: [
        [
          /\btodavía no se sabe si funcionan\b.{0,200}\bterminó en 2025(?!\d)/iu,
          'Todavía no se sabe si funcionan. La inscripción en los 8 terminó en 2025.',
        ],
      ],
    },
  },
];
