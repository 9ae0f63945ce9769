public import Foundation

/// What a custom detent may ask for its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of what is presented.
    var containerTraitCollection: UITraitCollection { get }
    /// How high the sheet can be at most, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height that a sheet can have.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier from a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier from a name.
            public init(_ rawValue: String) {
                self.init(rawValue: rawValue)
            }

            /// Half of what the window has.
            public static let medium = Self("medium")
            /// As high as the sheet can be.
            public static let large = Self("large")
        }

        /// The detent's name.
        public let identifier: Identifier
        @preconcurrency
        private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        private init(
            _ identifier: Identifier,
            _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Half of the window.
        public static func medium() -> Detent { Detent(.medium) }

        /// As high as the sheet can be.
        public static func large() -> Detent { Detent(.large) }

        /// As high as `resolver` says, in points, up to what the sheet can be; nil and what is not finite are that.
        /// Without an identifier it gets one of its own.
        @preconcurrency
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        func height(maximum: CGFloat, half: CGFloat, traits: UITraitCollection) -> CGFloat {
            let asked: CGFloat? =
                if let resolver {
                    resolver(Context(containerTraitCollection: traits, maximumDetentValue: maximum))
                } else {
                    identifier == .medium ? half : maximum
                }
            guard let asked, asked.isFinite else { return maximum }
            return min(max(asked, 0), maximum)
        }
    }

    private struct Context: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
    }
}
