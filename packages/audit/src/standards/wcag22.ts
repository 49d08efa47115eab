/** A success criterion of WCAG 2.2. */
export type Criterion = { number: string; level: 'A' | 'AA'; en: string; es: string };

/**
 * The 55 success criteria of levels A and AA, in the order of https://www.w3.org/TR/WCAG22/.
 * The Spanish names follow the wording in common use; 4.1.1 is obsolete in 2.2 and not listed.
 */
const TABLE = `
1.1.1 A Non-text Content | Contenido no textual
1.2.1 A Audio-only and Video-only (Prerecorded) | Solo audio y solo video (grabado)
1.2.2 A Captions (Prerecorded) | Subtítulos (grabado)
1.2.3 A Audio Description or Media Alternative (Prerecorded) | Audiodescripción o medio alternativo (grabado)
1.2.4 AA Captions (Live) | Subtítulos (en directo)
1.2.5 AA Audio Description (Prerecorded) | Audiodescripción (grabado)
1.3.1 A Info and Relationships | Información y relaciones
1.3.2 A Meaningful Sequence | Secuencia significativa
1.3.3 A Sensory Characteristics | Características sensoriales
1.3.4 AA Orientation | Orientación
1.3.5 AA Identify Input Purpose | Identificación del propósito de la entrada
1.4.1 A Use of Color | Uso del color
1.4.2 A Audio Control | Control del audio
1.4.3 AA Contrast (Minimum) | Contraste (mínimo)
1.4.4 AA Resize Text | Cambio de tamaño del texto
1.4.5 AA Images of Text | Imágenes de texto
1.4.10 AA Reflow | Reajuste del texto
1.4.11 AA Non-text Contrast | Contraste no textual
1.4.12 AA Text Spacing | Espaciado del texto
1.4.13 AA Content on Hover or Focus | Contenido al pasar el puntero o recibir el foco
2.1.1 A Keyboard | Teclado
2.1.2 A No Keyboard Trap | Sin trampas para el foco del teclado
2.1.4 A Character Key Shortcuts | Atajos con teclas de caracteres
2.2.1 A Timing Adjustable | Tiempo ajustable
2.2.2 A Pause, Stop, Hide | Poner en pausa, detener, ocultar
2.3.1 A Three Flashes or Below Threshold | Umbral de tres destellos o menos
2.4.1 A Bypass Blocks | Evitar bloques
2.4.2 A Page Titled | Titulado de páginas
2.4.3 A Focus Order | Orden del foco
2.4.4 A Link Purpose (In Context) | Propósito de los enlaces (en contexto)
2.4.5 AA Multiple Ways | Múltiples vías
2.4.6 AA Headings and Labels | Encabezados y etiquetas
2.4.7 AA Focus Visible | Foco visible
2.4.11 AA Focus Not Obscured (Minimum) | Foco no oculto (mínimo)
2.5.1 A Pointer Gestures | Gestos del puntero
2.5.2 A Pointer Cancellation | Cancelación del puntero
2.5.3 A Label in Name | Etiqueta en el nombre
2.5.4 A Motion Actuation | Activación por movimiento
2.5.7 AA Dragging Movements | Movimientos de arrastre
2.5.8 AA Target Size (Minimum) | Tamaño del objetivo (mínimo)
3.1.1 A Language of Page | Idioma de la página
3.1.2 AA Language of Parts | Idioma de las partes
3.2.1 A On Focus | Al recibir el foco
3.2.2 A On Input | Al recibir entradas
3.2.3 AA Consistent Navigation | Navegación coherente
3.2.4 AA Consistent Identification | Identificación coherente
3.2.6 A Consistent Help | Ayuda coherente
3.3.1 A Error Identification | Identificación de errores
3.3.2 A Labels or Instructions | Etiquetas o instrucciones
3.3.3 AA Error Suggestion | Sugerencias ante errores
3.3.4 AA Error Prevention (Legal, Financial, Data) | Prevención de errores (legales, financieros, datos)
3.3.7 A Redundant Entry | Entrada redundante
3.3.8 AA Accessible Authentication (Minimum) | Autenticación accesible (mínimo)
4.1.2 A Name, Role, Value | Nombre, función, valor
4.1.3 AA Status Messages | Mensajes de estado
`;

export const CRITERIA: readonly Criterion[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, number = '', level = '', en = '', es = ''] = /^(\S+) (AA?) (.+) \| (.+)$/.exec(line) ?? [];
    return { number, level: level === 'AA' ? 'AA' : 'A', en, es };
  });
