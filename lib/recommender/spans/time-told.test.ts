import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutTimeTold()', () => {
  it.each([
    ["I've put about 900 hours into Factorio, an rpg", '+rpg'],
    ['vengo de jugar 300 horas al Factorio, un rpg', '+rpg'],
    ['me enganché con Factorio y le metí 500 horas, quiero un rpg', '+rpg'],
    ['tengo una compu de oficina que es viejísima, un rpg', '+hardware:low'],
    ['my last PC was from 2013, an rpg', '+rpg'],
    ['an rpg for my new Windows laptop', '+rpg'],
    ['un rpg para mi nueva Switch', '+rpg'],
    ['my brother and I still have a Civilization world from 2014, now an rpg', '+rpg'],
    ['tenemos una partida de Civilization de 2016 sin acabar, ahora un rpg', '+rpg'],
    ['I played World of Warcraft from 2006 to 2010. Now I want an rpg', '+rpg'],
    ['I used to play text adventures in the early nineties, now an rpg', '+rpg'],
    ['solía jugar a las aventuras de texto en los noventa, ahora un rpg', '+rpg'],
    ['tengo una Wii U vieja, un rpg', '+platform:wii-u'],
    ['un rpg, los dejo todos a las diez horas', '+rpg'],
    ['me encantó Skyrim a las dos horas de empezar, un rpg', '+rpg'],
    ['had a blast with the latest Tomb Raider, an rpg', '+rpg'],
    ['El Skyrim lo abandoné a las cinco horas, un rpg', '+rpg'],
  ])('finds no wish in the time that went into a game, or in the age of a machine: %s', (text, wish) => {
    expect(read(text)).toContain(wish);
    expect(read(text).filter((each) => /hours|year/.test(each))).toEqual([]);
  });

  it.each([
    ['fui portero de noche quince años, busco un rpg'],
    ['llevo diez años con esto y quiero un rpg'],
    ['I worked nights for 12 years, want an rpg'],
  ])('takes how long something went on for no age: %s', (text) => {
    expect(read(text)).toEqual(['+rpg']);
  });

  it.each([
    ['un rpg para mi sobrina, 12 años', 'age'],
    ['un rpg de 40 horas', 'hours'],
    ['something like Diablo with a big world from 2010', 'year'],
    ['algo como Skyrim con un mundo abierto de 2015', 'year'],
    ['a 20 hour game like Hades', 'hours'],
    ['quiero una recreativa con juegos de los ochenta', 'year'],
    ['juegos viejísimos de puzles', 'year'],
    ['new racing games for the Switch', 'year'],
    ['an rpg that came out in the early nineties', 'year'],
    ['a game I played in 2005, you were a frog with a hat', 'year'],
  ])('leaves what is asked for: %s', (text, kind) => {
    expect(read(text).join(' ')).toContain(kind);
  });
});
