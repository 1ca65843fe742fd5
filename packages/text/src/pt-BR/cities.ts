import type { cities as english } from '../en/cities.ts';
import type { Translation } from '../shape.ts';

export const cities: Translation<typeof english> = {
  bonus: {
    armor: 'Seus defensores têm Armadura +{{n}}.',
    attack: 'Ataques dos seus defensores e dos monstros que eles invocam: {{attacks}}.',
    physical: 'Ataques físicos dos seus defensores e dos monstros que eles invocam: {{ability}}.',
  },
  sells: {
    artifacts: 'Depois de conquistada, vende Artefatos por Influência 12 cada; você os recebe no fim do turno.',
    spells: 'Depois de conquistada, ensina Feitiços da oferta por Influência 7 e um mana da cor deles.',
    units:
      'Depois de conquistada, toda Unidade da oferta pode ser recrutada aqui, e Influência 2 acrescenta uma Unidade de Elite à oferta.',
    'advanced-actions':
      'Depois de conquistada, ensina Ações Avançadas por Influência 6: uma da oferta ou a carta do topo do baralho.',
  },
  level: 'nível {{n}}',
  defenders_one: '{{count}} defensor',
  defenders_other: '{{count}} defensores',
  defenders_many: '{{count}} de defensores',
  shields: 'Escudos: {{names}}',
  leader: 'liderada por {{name}}',
  friendly: 'aberta a todos',
  news: {
    revealed: '{{city}}, nível {{level}}, é revelada.',
    friendly: '{{city}} é revelada e está aberta a todos.',
    joined: 'Junto com {{city.the}} forma uma megalópole.',
    conquered: '{{who}} conquista {{city.the}}.',
    led: '{{who}} conquista {{city.the}}. Quem a lidera é {{leader}}.',
    bought: '{{who}} compra um Artefato por {{influence}}.',
    proposed: '{{who}} propõe uma invasão conjunta {{city.of}}: {{shares}}.',
    declined: '{{who}} não participa: não há invasão.',
    dealt: '{{who}} enfrenta {{enemies}}.',
    stayedOut: '{{who}} não entra na cidade.',
    failed: 'A invasão {{city.of}} fracassa: quem participou se retira.',
  },
  choices: {
    interact: 'Interagir com os habitantes locais ({{site}}, {{influence}} pela sua Reputação e pelos seus Escudos)',
    artifact: 'Comprar um Artefato (Influência 12), recebido no fim do turno',
    elite: 'Acrescentar uma Unidade de Elite à oferta (Influência 2)',
    unseen: 'Aprender a carta do topo do baralho de Ações Avançadas, sem vê-la (Influência 6)',
    together: 'Propor uma invasão conjunta',
    invite: 'Convidar {{hero}}',
    agree: 'Participar (gasta o seu próximo turno)',
    refuse: 'Não participar',
    stayOut: 'Ficar fora da cidade: seus defensores permanecem',
  },
};
