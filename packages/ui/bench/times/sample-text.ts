/** Sample text of the benchmark page, not shown to people. */
export const sampleText = {
  place: 'Place',
  state: 'State',
  visits: 'Visits',
  updated: 'Updated',
  open: 'Open',
  visit: 'Your visit',
  places: ['Peñasco', 'Québec', 'San José', 'Old Town', 'Ávila', 'New Haven', 'Über Creek', 'Zion', 'Añasco'],
  states: ['New Mexico', 'Louisiana', 'Nebraska', 'Puerto Rico', 'Québec', 'Ohio', 'Maine'],
};
