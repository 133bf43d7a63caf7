import type { SomeLetters } from "../words.ts";

/** The e-mails about an account: its address, password, sign-ins, settings and staff. */
export const accountLetters = {
  verifyEmail: {
    subject: "请验证您的邮箱",
    paragraphs: [
      "请确认这是您的邮箱地址。链接在 {hours} 小时内有效。",
      "如果您没有在我们这里开户，请忽略此邮件。",
    ],
    action: "验证我的邮箱",
  },
  verifyEmailFirst: {
    subject: "请验证您的邮箱",
    paragraphs: [
      "有人（可能是您本人）请求设置新密码。请先确认这是您的邮箱地址，链接在 {hours} 小时内有效。确认后，请重新请求设置新密码。",
      "如果不是您本人操作，请忽略此邮件。",
    ],
    action: "验证我的邮箱",
  },
  resetPassword: {
    subject: "设置新密码",
    paragraphs: [
      "有人（可能是您本人）请求设置新密码。链接仅可使用一次，{minutes} 分钟内有效。如果不是您本人操作，请忽略此邮件。",
    ],
    action: "设置新密码",
  },
  passwordChanged: {
    subject: "您的密码已修改",
    paragraphs: ["您账户的密码已修改，其他设备均已退出登录。如果不是您本人操作，请立即重置密码并告知我们。"],
    action: "查看您的通行密钥",
  },
  signInFromNewDevice: {
    subject: "新设备登录",
    paragraphs: [
      "有人（可能是您本人）在您从未使用过的设备上登录了您的账户。",
      "设备：{device}\n地点：{place}\n时间：{time}（UTC）",
      "如果是您本人操作，则无需处理。",
      "如果不是您本人操作，请用下面的链接告知我们。无需登录，链接仅可使用一次，{days} 天内有效。之后所有设备都会退出登录，您的密码将失效，您会收到设置新密码的链接。",
    ],
    action: "这不是我",
  },
  signInReported: {
    subject: "您的账户已锁定：请设置新密码",
    paragraphs: [
      "您告知我们有一次登录不是您本人操作。所有设备均已退出登录，您的密码已失效。",
      "请用下面的链接设置新密码。链接仅可使用一次，{minutes} 分钟内有效；您也可以在登录页面重新获取。",
    ],
    action: "设置新密码",
  },
  phraseChanged: {
    subject: "我们邮件中的短语已修改",
    paragraphs: [
      "有关您账户的每封邮件现在都以您的新短语开头。如果没有，则该邮件并非来自我们。",
      "如果不是您本人修改，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的安全设置",
  },
  phraseRemoved: {
    subject: "我们邮件中的短语已移除",
    paragraphs: [
      "我们的邮件不再包含您的短语。",
      "如果不是您本人移除，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的安全设置",
  },
  staffChanged: {
    subject: "有员工被添加或更改",
    paragraphs: [
      "用户 {by} 添加或更改了员工 {member} 的账户。",
      "在 {wait} 小时内，该员工不能批准需要两人批准的金额。如果您不知道此更改，请立即询问，并取消其角色。",
    ],
    action: "查看员工",
  },
  emailsSwitchedOff: {
    subject: "我们的部分邮件已关闭",
    paragraphs: [
      "您将不再收到有关{movements}的邮件。含验证码的邮件以及有关账户安全的邮件始终会发送。",
      "如果不是您本人关闭，请立即设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看您的通知设置",
  },
  payeeAdded: {
    subject: "已保存一个出金账户",
    paragraphs: [
      "已保存另一个出金账户：{destination}。",
      "如果不是您本人保存，请立即将其移除并设置新密码：有其他人登录了您的账户。",
    ],
    action: "查看已保存的账户",
  },
  withdrawalSettingsChanged: {
    subject: "您的出金设置已修改",
    paragraphs: ["出金现在将汇至{destination}。如果不是您本人操作，请修改密码并告知我们。"],
  },
} satisfies SomeLetters;
