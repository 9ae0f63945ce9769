package import Foundation

/// A found image file, and how to show it.
package struct ImageFile: Equatable, Sendable {
    package var url: URL
    /// Pixels per point.
    package var scale: CGFloat
    /// `true` if the image set asks for drawing as a template, `false` if it asks for original colors; `nil` leaves the
    /// choice to the view.
    package var isTemplate: Bool?
}
