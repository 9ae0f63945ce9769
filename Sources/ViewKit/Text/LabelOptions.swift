import Foundation

/// The vertical position of a label's text that has been shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where it is at the full size.
    case alignBaselines = 0
    /// The text is vertically centered.
    case alignCenters = 1
    /// The top stays where it is at the full size.
    case none = 2
}

/// Properties that few labels set.
struct LabelOptions: ViewAttachmentKey {
    static let defaultValue = LabelOptions()

    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
}
