import { buildScene, combatOutlook, type Scene, Session } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { REVIEWED } from './testing/reviewed.ts';
import type { TextInLines } from './text-in-lines.ts';

const inEach = <T>(say: (text: TextInLines) => T): T[] => REVIEWED.map(language => say(createText(language)));

describe('a Unit', () => {
  it('shows what is printed on its card, and the mana an ability costs', () => {
    expect(createText('en').unitText('guardian-golems')).toEqual({
      name: 'Guardian Golems',
      kind: 'Regular Unit',
      cost: 7,
      level: 2,
      armor: 3,
      resistances: ['Physical resistance'],
      sites: ['Keep', 'Mage tower'],
      abilities: ['Attack 2', 'Block 2', 'Red mana: Fire Block 4', 'Blue mana: Ice Block 4'],
      stats: 'Regular Unit, level 2, Armor 3, Influence 7',
    });
    expect(inEach(text => text.unitText('fire-mages').stats)).toEqual([
      'Elite Unit, level 3, Armor 4, Influence 9',
      'Unidade de Elite, nível 3, Armadura 4, Influência 9',
      'Unità d’Élite, livello 3, Armatura 4, Influenza 9',
    ]);
  });

  it('describes abilities other than Attacks and Blocks', () => {
    const abilities = (unit: string, at: number) => inEach(text => text.unitText(unit).abilities[at]);
    expect(abilities('utem-swordsmen', 2)).toEqual([
      'Attack 6. This Unit is Wounded.',
      'Ataque 6. Esta Unidade fica Ferida.',
      'Attacco 6. Questa Unità diventa Ferita.',
    ]);
    expect(abilities('foresters', 0)).toEqual([
      'Move 2. This turn, entering forest, hills or swamp spaces costs 1 Move point less.',
      'Movimento 2. Neste turno, entrar em floresta, colinas ou pântano custa 1 ponto de Movimento a menos.',
      'Movimento 2. In questo turno entrare in foresta, colline o palude costa 1 punto Movimento in meno.',
    ]);
    expect(abilities('altem-mages', 1)).toEqual([
      'Cold Fire Attack 5, +2 for each of these that you also pay: blue mana and red mana',
      'Ataque de Fogo Frio 5, +2 para cada um destes que você também pagar: mana azul e mana vermelho',
      'Attacco di Fuoco Freddo 5, +2 per ognuno di questi che paghi in più: mana blu e mana rosso',
    ]);
    expect(abilities('amotep-freezers', 2)[0]).toBe(
      'Blue mana: An enemy without Ice resistance does not attack this combat, and its Armor is 3 lower (minimum 1)',
    );
    expect(abilities('illusionists', 1)[0]).toBe(
      'White mana: An enemy that is not fortified does not attack this combat',
    );
    expect(abilities('utem-guardsmen', 1)[0]).toBe('Block 4, doubled against a Swift attack');
  });
});

describe('an enemy', () => {
  it('shows what is printed on its token', () => {
    expect(inEach(text => text.enemyText('ice-dragon').stats)).toEqual([
      'Red token: Armor 7, Ice Attack 6, Fame 8',
      'Ficha vermelha: Armadura 7, Ataque de Gelo 6, Fama 8',
      'Gettone rosso: Armatura 7, Attacco di Ghiaccio 6, Fama 8',
    ]);
    expect(createText('en').enemyText('orc-summoners').attacks).toEqual(['summons (brown token)']);
  });

  it('explains its abilities and resistances, and the combination of two of them', () => {
    const { abilities, resistances } = createText('en').enemyText('high-dragon');
    expect(abilities).toEqual([
      { name: 'Brutal', text: 'Its attack deals twice its value in damage if it is not blocked.' },
    ]);
    expect(resistances.map(({ name }) => name)).toEqual([
      'Fire resistance',
      'Ice resistance',
      'Fire resistance and Ice resistance',
    ]);
    expect(resistances[2]?.text).toBe('Cold Fire Attacks also count half against it.');
  });
});

describe('a site says what can be done there', () => {
  it('from what is printed about it', () => {
    expect(createText('en').siteText('spawning-grounds').text).toBe(
      'An adventure site. Entering is an action: you fight what you draw (brown token ×2). Undefeated enemies stay here. Conquering it wins an Artifact and 3 random crystals.',
    );
    expect(inEach(text => text.siteText('tomb').text.split('. ').at(-1))).toEqual([
      'Conquering it wins a Spell and an Artifact.',
      'A conquista dá um Feitiço e um Artefato.',
      'La conquista dà un Incantesimo e un Artefatto.',
    ]);
    expect(createText('it').siteText('village').text).toContain(
      'È un sito abitato: interagire con la popolazione è un’azione. Qui si possono reclutare le Unità che mostrano questo sito. Un punto Cura costa Influenza 3. Prima del tuo turno o nel turno di un altro giocatore puoi saccheggiarlo una volta: Reputazione −1, e peschi 2 carte.',
    );
  });

  it('and so does a ruins token', () => {
    expect(inEach(text => text.ruinText('altar-red').text)).toEqual([
      'As an action, pay red mana ×3: Fame +7 and a Shield.',
      'Como ação, pague mana vermelho ×3: Fama +7 e um Escudo.',
      'Come azione, paga mana rosso ×3: Fama +7 e uno Scudo.',
    ]);
    expect(createText('en').ruinText('enemies-green-green').text).toBe(
      'Guarded by enemies (green token ×2). Whoever defeats the last one wins a crystal of each basic color.',
    );
  });
});

describe('the outlook of a combat', () => {
  const outlook = (scene: Scene, ...answers: string[]) => {
    const session = new Session(buildScene(scene));
    for (const answer of answers) expect(session.answer(0, answer), answer).toBeNull();
    return inEach(text =>
      text.outlook(combatOutlook(session.queryFor(0)) ?? { phase: 'ranged', foes: [], soFar: null }),
    );
  };

  it('shows the totals', () => {
    expect(outlook({ combat: { enemies: ['wolf-riders'] } })).toEqual([
      ['Wolf Riders: Armor 4, Attack 3 (Swift): Block 6 = 3 × 2; 3 damage → 2 Wounds'],
      ['Cavalgadores de Lobo: Armadura 4, Ataque 3 (Ágil): Bloqueio 6 = 3 × 2; 3 de dano → 2 Ferimentos'],
      ['Cavalcalupi: Armatura 4, Attacco 3 (Rapido): Blocco 6 = 3 × 2; 3 danni → 2 Ferite'],
    ]);
  });

  it('says which Blocks count in full, what Brutal does, and what Units would absorb', () => {
    const scene: Scene = {
      units: ['peasants', 'fire-golems'],
      combat: { enemies: ['fire-golems'], phase: 'block' },
    };
    expect(outlook(scene)).toEqual([
      [
        'Fire Golems: Armor 4, Fire resistance, Physical resistance, Fire Attack 3 (Brutal): Block 3 (half unless Ice or Cold Fire); 6 damage = 3 × 2 → 3 Wounds',
        'Fire Golems, damage on a Unit: Peasants (Wounded; 3 damage left), Fire Golems (Wounded; no damage left)',
      ],
      [
        'Golems de Fogo: Armadura 4, Resistência ao Fogo, Resistência Física, Ataque de Fogo 3 (Brutal): Bloqueio 3 (metade, a não ser de Gelo ou Fogo Frio); 6 de dano = 3 × 2 → 3 Ferimentos',
        'Golems de Fogo, dano em uma Unidade: Camponeses (fica Ferida; restam 3 de dano), Golems de Fogo (fica Ferida; não resta dano)',
      ],
      [
        'Golem di Fuoco: Armatura 4, Resistenza al Fuoco, Resistenza Fisica, Attacco di Fuoco 3 (Brutale): Blocco 3 (metà, se non di Ghiaccio o Fuoco Freddo); 6 danni = 3 × 2 → 3 Ferite',
        'Golem di Fuoco, danni a un’Unità: Contadini (diventa Ferita; restano 3 danni), Golem di Fuoco (diventa Ferita; non resta danno)',
      ],
    ]);
  });

  it('adds up what was played, halved if the targets resist', () => {
    const scene: Scene = {
      hand: ['rage', 'fire-bolt'],
      mana: ['red'],
      combat: { enemies: ['golems', 'prowlers'], why: 'rampaging', phase: 'attack' },
    };
    const answers = ['target golems', 'target prowlers', 'power fire-bolt', 'red token', 'play rage'];
    expect(outlook(scene, ...answers)).toEqual([
      [
        'Golems (target): Armor 5, Physical resistance',
        'Prowlers (target): Armor 3',
        'Attack so far 4 of 8: Fire Bolt 3 + half of (Rage 2)',
      ],
      [
        'Golems (alvo): Armadura 5, Resistência Física',
        'Espreitadores (alvo): Armadura 3',
        'Ataque até agora 4 de 8: Raio de Fogo 3 + metade de (Fúria 2)',
      ],
      [
        'Golem (bersaglio): Armatura 5, Resistenza Fisica',
        'Predatori (bersaglio): Armatura 3',
        'Attacco finora 4 su 8: Dardo di Fuoco 3 + metà di (Furia 2)',
      ],
    ]);
  });

  it('names what lowers a number, and enemies that are prevented from attacking', () => {
    const scene: Scene = {
      units: ['amotep-freezers'],
      mana: ['blue'],
      combat: { enemies: ['diggers', 'orc-summoners'] },
    };
    const [english] = outlook(scene, 'use amotep-freezers hold an enemy', 'blue token', 'diggers');
    expect(english?.filter(line => !line.includes('damage on a Unit'))).toEqual([
      'Diggers: Armor 1 = 3 − Amotep Freezers 3 (minimum 1), fortified, does not attack',
      'Orc Summoners: Armor 4, Summon',
    ]);
  });
});
