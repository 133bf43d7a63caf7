/**
 * Accessible, themable React components for portals that show money.
 *
 * @packageDocumentation
 * @mergeModuleWith <project>
 */
export { Actions, type ActionsProps } from "./actions/actions.tsx";
export { AlertDialog, type AlertDialogProps } from "./alert-dialog/alert-dialog.tsx";
export { AmountField, type AmountFieldProps } from "./amount-field/amount-field.tsx";
export { announce } from "./announce/announce.ts";
export { AppShell, type AppShellLabels, type AppShellProps } from "./app-shell/app-shell.tsx";
export type { NavigationItem } from "./app-shell/navigation-list.tsx";
export { AuthLayout, type AuthLayoutProps } from "./auth-layout/auth-layout.tsx";
export { Avatar, type AvatarProps } from "./avatar/avatar.tsx";
export { Badge, type BadgeProps, type BadgeTone } from "./badge/badge.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { Card, type CardProps } from "./card/card.tsx";
export { AreaChart, type AreaChartProps } from "./chart/area-chart.tsx";
export { BarChart } from "./chart/bar-chart.tsx";
export type { ChartProps } from "./chart/chart-frame.tsx";
export type { Series, SeriesTone } from "./chart/chart-table.tsx";
export { Sparkline, type SparklineProps } from "./chart/sparkline.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { Checklist, type ChecklistProps, type ChecklistStep } from "./checklist/checklist.tsx";
export { Code, type CodeProps } from "./code/code.tsx";
export { ComboBox, type ComboBoxProps } from "./combo-box/combo-box.tsx";
export { CopyButton, type CopyButtonProps } from "./copy-button/copy-button.tsx";
export { type CopyState, useCopy } from "./copy-button/use-copy.ts";
export { formatCountdown } from "./countdown/countdown-format.ts";
export { Countdown, type CountdownProps } from "./countdown/countdown.tsx";
export { DateField, type DateFieldProps } from "./date-field/date-field.tsx";
export { type Description, DescriptionList } from "./description-list/description-list.tsx";
export { Dialog, type DialogProps } from "./dialog/dialog.tsx";
export { Divider } from "./divider/divider.tsx";
export { downloadBlob } from "./download/download-blob.ts";
export { Drawer, type DrawerProps } from "./drawer/drawer.tsx";
export { Embed, type EmbedProps } from "./embed/embed.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export { ErrorSummary, type ErrorSummaryProps, type FieldFailure } from "./error-summary/error-summary.tsx";
export { Faq, type FaqEntry, type FaqProps } from "./faq/faq.tsx";
export type { FieldWords } from "./field/field.tsx";
export { FigureTile, type FigureTileProps } from "./figure-tile/figure-tile.tsx";
export { FileDrop, type FileDropProps } from "./file-drop/file-drop.tsx";
export { formatFileSize } from "./file-drop/file-size.ts";
export { FloatingRegion, type FloatingRegionProps } from "./floating-region/floating-region.tsx";
export { Form, type FormProps } from "./form/form.tsx";
export { Grid, type GridProps, StickyCell, TallCell } from "./grid/grid.tsx";
export { Heading, type HeadingProps } from "./heading/heading.tsx";
export { IconButton, type IconButtonProps } from "./icon-button/icon-button.tsx";
export { Icon, type IconProps } from "./icon/icon.tsx";
export * from "./icons.ts";
export { Inline, type InlineProps } from "./inline/inline.tsx";
export {
  LanguageSwitch,
  type LanguageSwitchProps,
  type OfferedLanguage,
} from "./language-switch/language-switch.tsx";
export { late, type Late, type LateOptions, type MissingCode } from "./late/late.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { ListRow, type ListRowProps, ListRows, type ListRowsProps } from "./list-rows/list-rows.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { MarketIllustration } from "./market-illustration/market-illustration.tsx";
export type { MenuAction, MenuChoice, MenuOption } from "./menu/menu-action.ts";
export { Menu, type MenuProps } from "./menu/menu.tsx";
export { type Decimal, formatMoney, formatRate } from "./money/money-format.ts";
export { Money, type MoneyProps } from "./money/money.tsx";
export { NativeDateField, type NativeDateFieldProps } from "./native-date-field/native-date-field.tsx";
export { NativeSelect, type NativeSelectProps } from "./native-select/native-select.tsx";
export { Notice, type NoticeProps } from "./notice/notice.tsx";
export { OneTimeCodeField, type OneTimeCodeFieldProps } from "./one-time-code-field/one-time-code-field.tsx";
export { type OutcomeKind, OutcomeSign } from "./outcome-sign/outcome-sign.tsx";
export { PageLayout, type PageLayoutProps } from "./page-layout/page-layout.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export { PasswordField, type PasswordFieldProps } from "./password-field/password-field.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export { Picture, type PictureProps } from "./picture/picture.tsx";
export { Popover, type PopoverProps } from "./popover/popover.tsx";
export { Progress, type ProgressProps } from "./progress/progress.tsx";
export { UiProvider, type UiProviderProps } from "./provider/provider.tsx";
export { I18nProvider, RouterProvider, useLocale } from "./provider/surroundings.ts";
export { downloadQrCode, QrCode, type QrCodeProps } from "./qr-code/qr-code.tsx";
export { QrPlace } from "./qr-code/qr-place.tsx";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./radio-cards/radio-cards.tsx";
export { ScreenOnly } from "./screen-only/screen-only.tsx";
export { Section, type SectionProps } from "./section/section.tsx";
export type { Option } from "./select/option.tsx";
export { Select, type SelectProps } from "./select/select.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { Spinner, SpinnerOverlay } from "./spinner/spinner.tsx";
export { Stack, type StackProps } from "./stack/stack.tsx";
export { StatusBadge, type StatusBadgeProps } from "./status-badge/status-badge.tsx";
export { StepBar, type StepBarProps } from "./step-bar/step-bar.tsx";
export { type Step, StepRail, type StepRailProps } from "./step-rail/step-rail.tsx";
export { Switch, type SwitchProps } from "./switch/switch.tsx";
export { LongTable } from "./table/long-table.tsx";
export { SimpleTable } from "./table/simple-table.tsx";
export type { TableColumn, TableProps, TableSort } from "./table/table-types.ts";
export { Table } from "./table/table.tsx";
export { TabsPlace } from "./tabs/tabs-place.tsx";
export { type TabItem, Tabs, type TabsProps } from "./tabs/tabs.tsx";
export { TextArea, type TextAreaProps } from "./text-area/text-area.tsx";
export {
  FieldUnit,
  TextField,
  type TextFieldBehaviour,
  type TextFieldProps,
} from "./text-field/text-field.tsx";
export { Text, type TextProps } from "./text/text.tsx";
export type { BrandFile } from "./theme/brand-file.ts";
export { layers, vars } from "./theme/contract.css.ts";
export { type ContrastFailure, findContrastFailures } from "./theme/contrast-check.ts";
export { type ContrastPromise, contrastPromises } from "./theme/contrast.ts";
export { BrandError, createBrand } from "./theme/create-brand.ts";
export {
  type Brand,
  createTheme,
  createThemeStyleSheet,
  createThemeVariables,
} from "./theme/create-theme.ts";
export { type DesignToken, type DesignTokens, toDesignTokens } from "./theme/design-tokens.ts";
export type { Hue } from "./theme/ramp.ts";
export type { Gap } from "./theme/space.ts";
export { house, houseBrand } from "./theme/themes/house.ts";
export { wireframe } from "./theme/themes/wireframe.ts";
export { breakpoints, type ColorName, type Paint, type Theme, type Tokens } from "./theme/tokens.ts";
export { Timeline, type TimelineStep } from "./timeline/timeline.tsx";
export {
  createToasts,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
  type ToastWords,
} from "./toast/toast.tsx";
export { ToggleGroupPlace } from "./toggle-group/toggle-group-place.tsx";
export { ToggleGroup, type ToggleGroupProps } from "./toggle-group/toggle-group.tsx";
export { Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";
export { Tree, type TreeNode, type TreeProps } from "./tree/tree.tsx";
export { Trend, type TrendProps } from "./trend/trend.tsx";
export { UserButton } from "./user-button/user-button.tsx";
export { useIsBelow } from "./viewport/use-is-below.ts";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
