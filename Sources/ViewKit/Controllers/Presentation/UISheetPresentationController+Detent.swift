public import Foundation

/// The context in which a custom detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the presentation.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of the sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The string that identifies the detent.
            public let rawValue: String

            /// Creates an identifier from a string.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a string.
            public init(_ rawValue: String) {
                self.init(rawValue: rawValue)
            }

            /// Half of the window's height.
            public static let medium = Self("medium")
            /// The maximum height of the sheet.
            public static let large = Self("large")
        }

        /// The identifier of the detent. Set `selectedDetentIdentifier` to this identifier to select the detent.
        public let identifier: Identifier
        @preconcurrency
        private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        private init(
            _ identifier: Identifier,
            _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns a detent at half of the window's height.
        public static func medium() -> Detent { Detent(.medium) }

        /// Returns a detent at the maximum height of the sheet.
        public static func large() -> Detent { Detent(.large) }

        /// Returns a detent at the height that `resolver` returns, in points, limited to the sheet's maximum height.
        /// `nil` and nonfinite heights count as the maximum. If `identifier` is `nil`, the detent gets a unique
        /// identifier.
        @preconcurrency
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        func height(maximum: CGFloat, half: CGFloat, traits: UITraitCollection) -> CGFloat {
            let resolved: CGFloat? =
                if let resolver {
                    resolver(Context(containerTraitCollection: traits, maximumDetentValue: maximum))
                } else {
                    identifier == .medium ? half : maximum
                }
            guard let resolved, resolved.isFinite else { return maximum }
            return min(max(resolved, 0), maximum)
        }
    }

    private final class Context: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
            self.containerTraitCollection = containerTraitCollection
            self.maximumDetentValue = maximumDetentValue
        }
    }
}
