/** Bodies of the search call, as different as visitors are. */
export const SEARCHES = [
  'algo tranquilo de granja para jugar en pareja en la Switch',
  'a dark metroidvania with tight combat, no microtransactions',
  'juego de carreras arcade de los 90',
  'un juego como Zelda pero en 2D y cortito',
  'cozy game without combat for my mum, she has an old laptop',
  'shooter cooperativo en línea gratis para cuatro amigos',
  'estrategia por turnos con vikingos',
  'horror sin sustos, con buena historia',
  'something like Stardew Valley but in space',
  'puzles para niños de 6 años en tablet',
  'rpg largo de mundo abierto con dragones en español',
  'quick roguelike for the bus',
].map((query) => JSON.stringify({ query }));
