import { expect, test } from 'vitest';
import { createRegionMapMessages } from './RegionMap.messages.ts';
import { resolveMessages } from '../../../test/with-locale.tsx';

const en = resolveMessages(createRegionMapMessages, 'en').messages;
const es = resolveMessages(createRegionMapMessages, 'es').messages;

test('RGM-27 has the same messages in both languages', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
});

test.each([
  [0, 'No place is in view. Choose “Whole map” to see them again.', 'No se ve ningún lugar. Elija “Todo el mapa” para verlos otra vez.'],
  [1, '1 of 10,000 places is in view.', 'Se ve 1 de 10,000 lugares.'],
  [34, '34 of 10,000 places are in view.', 'Se ven 34 de 10,000 lugares.'],
])('RGM-27 has the message for %i places in view', (shown, english, spanish) => {
  const counts = { shown, total: 10_000 };
  expect([en.inView(counts), es.inView(counts)]).toEqual([english, spanish]);
}); // prettier-ignore

test('RGM-27 has the message for the only place in view', () => {
  const counts = { shown: 1, total: 1 };
  expect([en.inView(counts), es.inView(counts)]).toEqual(['1 of 1 place is in view.', 'Se ve 1 de 1 lugar.']);
});

test.each([
  [12, 8, '12 places, 8 open, 4 closed. Zoom in.', '12 lugares, 8 abiertos, 4 cerrados. Acercar.'],
  [2, 1, '2 places, 1 open, 1 closed. Zoom in.', '2 lugares, 1 abierto, 1 cerrado. Acercar.'],
  [2, 2, '2 places, all open. Zoom in.', '2 lugares, todos abiertos. Acercar.'],
  [1234, 0, '1,234 places, all closed. Zoom in.', '1,234 lugares, todos cerrados. Acercar.'],
])('RGM-27 names a cluster of %i places, %i open', (count, open, english, spanish) => {
  expect([en.clusterZooms({ count, open }), es.clusterZooms({ count, open })]).toEqual([english, spanish]);
  expect(en.clusterLists({ count, open })).toBe(english.replace('Zoom in', 'Show them as a list'));
  expect(es.clusterLists({ count, open })).toBe(spanish.replace('Acercar', 'Mostrarlos en una lista'));
});

test.each([
  [1, '1 place is not on this map. The list has it.', '1 lugar no está en este mapa. La lista sí lo incluye.'],
  [3, '3 places are not on this map. The list has them.', '3 lugares no están en este mapa. La lista sí los incluye.'],
])('RGM-27 has the message for %i places outside the map', (count, english, spanish) => {
  expect([en.notOnMap(count), es.notOnMap(count)]).toEqual([english, spanish]);
}); // prettier-ignore

test('RGM-27 has the number of places on a spot, and of the rest', () => {
  expect([en.clusterTitle(30), en.more(10)]).toEqual([
    '30 places stand on this spot',
    'And 10 more. The list has them all.',
  ]);
  expect([es.clusterTitle(30), es.more(10)]).toEqual([
    'Hay 30 lugares en este punto',
    'Y 10 más. La lista lo incluye todo.',
  ]);
});

test.each([
  ['2 miles east', 'Pine House, Open, 2 miles east'],
  [undefined, 'Pine House, Open'],
  ['', 'Pine House, Open'],
])('RGM-27 names a mark with the detail %j', (detail, name) => {
  expect(en.mark({ label: 'Pine House', tone: 'Open', detail })).toBe(name);
});
