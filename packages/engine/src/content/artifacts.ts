import { CARDS } from '../rules/catalogue.ts';
import { artifact, banner } from './card-notation.ts';

CARDS.add({
  'banner-of-glory': banner(['Banner of Glory', 'Estandarte da Glória', 'Stendardo della Gloria'], ['combat']),
  'banner-of-fear': banner(['Banner of Fear', 'Estandarte do Medo', 'Stendardo della Paura'], ['combat']),
  'banner-of-protection': banner(
    ['Banner of Protection', 'Estandarte da Proteção', 'Stendardo della Protezione'],
    ['combat'],
  ),
  'banner-of-courage': banner(['Banner of Courage', 'Estandarte da Coragem', 'Stendardo del Coraggio'], ['healing']),
  'ruby-ring': artifact(['Ruby Ring', 'Anel de Rubi', 'Anello di Rubino'], ['special']),
  'sapphire-ring': artifact(['Sapphire Ring', 'Anel de Safira', 'Anello di Zaffiro'], ['special']),
  'diamond-ring': artifact(['Diamond Ring', 'Anel de Diamante', 'Anello di Diamante'], ['special']),
  'emerald-ring': artifact(['Emerald Ring', 'Anel de Esmeralda', 'Anello di Smeraldo'], ['special']),
  'sword-of-justice': artifact(['Sword of Justice', 'Espada da Justiça', 'Spada della Giustizia'], ['combat']),
  'horn-of-wrath': artifact(['Horn of Wrath', 'Trompa da Ira', "Corno dell'Ira"], ['combat']),
  'endless-bag-of-gold': artifact(
    ['Endless Bag of Gold', 'Saco de Ouro Inesgotável', "Sacco d'Oro Inesauribile"],
    ['influence'],
  ),
  'endless-gem-pouch': artifact(
    ['Endless Gem Pouch', 'Bolsa de Gemas Inesgotável', 'Borsa di Gemme Inesauribile'],
    ['special'],
  ),
  'golden-grail': artifact(['Golden Grail', 'Graal Dourado', 'Graal Dorato'], ['healing']),
  'book-of-wisdom': artifact(['Book of Wisdom', 'Livro da Sabedoria', 'Libro della Saggezza'], ['special']),
  // The current edition says Amulet of the Sun.
  'amulet-of-sun': artifact(['Amulet of Sun', 'Amuleto do Sol', 'Amuleto del Sole'], ['special']),
  'amulet-of-darkness': artifact(['Amulet of Darkness', 'Amuleto da Escuridão', "Amuleto dell'Oscurità"], ['special']),
});
