import type { IndexWords } from "./words.ts";

/** The page of an archive in Chinese. */
export const chinese: IndexWords = {
  locale: "zh-CN",
  direction: "ltr",
  title: "您的数据",
  intro:
    "此压缩包包含我们存储的有关您的全部数据，数据截至 {time}（UTC）。文件为 JSON 格式，可供程序读取，也可用任何文本编辑器打开。",
  leftOut:
    "其中不包含您的密码、验证码和密钥（即使是加密形式），因为它们可用于打开您的账户；也不包含与他人有关的内容，例如向您转账的人是谁。",
  missing: "此文件已不在我们的存储中。如需此文件，请联系我们。",
  what: "内容",
  file: "文件",
  rows: "条目数",
  files: "您发送的文件，以及为您生成的文件",
  names: {
    profile: "您的个人资料和设置",
    identity: "您的身份验证",
    accounts: "您的账户及其中的每笔资金变动",
    deposits: "您的入金",
    withdrawals: "您的出金",
    transfers: "您的转账",
    subscriptions: "您的复利计划",
    statements: "您的结单",
    documents: "您的文件列表",
    payees: "您保存的出金账户",
    security: "两步登录、验证码和链接",
    "sign-ins": "您的会话、设备和登录记录",
    messages: "电子邮件、收件箱以及发给客服的消息",
    activity: "您的操作，以及我们的员工为您所做的操作",
    requests: "您的数据副本申请和删除申请",
  },
};
