import Foundation
import Testing

@testable import TextKit

@Suite("Text sizes")
struct TextSizeTests {
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    @Test("Each style grows with the category from Apple's smallest to its largest size")
    func styles() {
        let ends: [UIFont.TextStyle: (CGFloat, CGFloat)] = [
            .largeTitle: (31, 60), .title1: (25, 58), .title2: (19, 56), .title3: (17, 55), .headline: (14, 53),
            .body: (14, 53), .callout: (13, 51), .subheadline: (12, 49), .footnote: (12, 44), .caption1: (11, 43),
            .caption2: (11, 40),
        ]
        for style in Self.styles {
            let sizes = UIContentSizeCategory.sizes.map {
                UIFont.preferredFont(forTextStyle: style, in: $0).pointSize
            }
            #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style.rawValue)")
            #expect(sizes.first == ends[style]?.0 && sizes.last == ends[style]?.1, "\(style.rawValue)")
            #expect(sizes[3] == UIFont.preferredFont(forTextStyle: style).pointSize, "\(style.rawValue)")
        }
        let unknown = UIFont.TextStyle(rawValue: "mine")
        #expect(UIFont.preferredFont(forTextStyle: unknown, in: .extraLarge).pointSize == 19)
        let odd = UIContentSizeCategory(rawValue: "mine")
        #expect(UIFont.preferredFont(forTextStyle: .body, in: odd).pointSize == 17)
    }

    @Test("Categories are ordered, and five are accessibility categories")
    func order() {
        #expect(UIContentSizeCategory.sizes == UIContentSizeCategory.sizes.sorted())
        #expect(UIContentSizeCategory.unspecified < .extraSmall && UIContentSizeCategory.large < .extraLarge)
        #expect(UIContentSizeCategory.sizes.count(where: \.isAccessibilityCategory) == 5)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test(
        "A desktop's factor maps to the nearest category",
        arguments: [
            (1.0, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (0.9, .small), (0.1, .extraSmall),
            (1.5, .extraExtraExtraLarge), (100, .accessibilityExtraExtraExtraLarge), (0, .large), (-1, .large),
            (.nan, .large), (.infinity, .large),
        ])
    func factor(factor: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory.nearest(toFactor: factor) == category)
    }

    @Test("A custom font scales like a text style, in half points, up to its limit")
    func metrics() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
        let large = metrics.scaledFont(for: font, in: .extraLarge)
        #expect(large.pointSize == 14.5 && large.weight == .semibold)
        #expect(metrics.scaledFont(for: large, in: .extraLarge) == large)
        #expect(large.adapted(to: .large)?.pointSize == 13 && font.adapted(to: .extraLarge) == nil)
        #expect(large.withSize(30).adapted(to: .extraSmall) == nil)
        let limited = metrics.scaledFont(for: font, maximumPointSize: 20, in: .accessibilityExtraLarge)
        #expect(limited.pointSize == 20 && limited.adapted(to: .extraSmall)?.pointSize == 10.5)
        for limit in [0, -3, CGFloat.nan, .infinity] {
            #expect(metrics.scaledFont(for: font, maximumPointSize: limit, in: .extraLarge).pointSize == 14.5)
        }
        #expect(metrics.scaledValue(for: 34, in: .extraExtraLarge) == 42)
        #expect(UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 11, in: .extraSmall) == 11)
    }

    @Test("A font that follows text sizes isn't equal to one that doesn't")
    func equality() {
        let plain = UIFont.systemFont(ofSize: 17)
        let following = UIFontMetrics.default.scaledFont(for: plain, in: .large)
        #expect(plain != following && plain.values == following.values)
        #expect(following == UIFont.preferredFont(forTextStyle: .body, in: .large))
        #expect(following != UIFontMetrics(forTextStyle: .caption1).scaledFont(for: plain, in: .large))
    }
}
