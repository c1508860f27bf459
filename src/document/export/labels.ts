import type { Language } from '../../protocol/cards';

/** Fields that are written with their name in front. */
export type LabelledField =
  | 'email'
  | 'phone'
  | 'url'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'region'
  | 'countryCode'
  | 'location'
  | 'link'
  | 'score'
  | 'courses'
  | 'roles'
  | 'entity'
  | 'type'
  | 'keywords';

/** How each field is called in an exported Markdown; the import knows the same names. */
export const fieldLabels: Record<Language, Record<LabelledField, string>> = {
  en: {
    email: 'Email',
    phone: 'Phone',
    url: 'Website',
    address: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    region: 'Region',
    countryCode: 'Country',
    location: 'Location',
    link: 'Link',
    score: 'Grade',
    courses: 'Courses',
    roles: 'Roles',
    entity: 'Organization',
    type: 'Type',
    keywords: 'Keywords',
  },
  zh: {
    email: '邮箱',
    phone: '电话',
    url: '网站',
    address: '地址',
    postalCode: '邮编',
    city: '城市',
    region: '省份',
    countryCode: '国家',
    location: '地点',
    link: '链接',
    score: '成绩',
    courses: '主修课程',
    roles: '角色',
    entity: '所属机构',
    type: '类型',
    keywords: '关键词',
  },
};
