import Foundation
import SkeletonView
import Testing
import ViewKit

@MainActor
@Suite("Blueprint encoding and decoding")
struct BlueprintCodingTests {
    private let screen = BlueprintScreen()

    private func decode(_ text: String) throws -> SkeletonBlueprint {
        try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(text.utf8))
    }

    private func encode(_ blueprint: SkeletonBlueprint) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try String(decoding: encoder.encode(blueprint), as: UTF8.self)
    }

    @Test("Highlights are encoded and decoded")
    func lights() throws {
        for style in SlidingStyles.all {
            let blueprint = try #require(screen.blueprint(style.style))
            #expect(try decode(encode(blueprint)) == blueprint)
        }
    }

    @Test("A decoded blueprint equals the encoded one; invalid colors are rejected with a reason")
    func colors() throws {
        let blueprint = try #require(screen.blueprint(.gradient(usingGradient: BlueprintScreen.gradient)))
        let text = try encode(blueprint)
        #expect(try decode(text) == blueprint)

        for color in ["red", "#12", "#GGGGGG", "#ECF0F1  #000000", "", "#ECF0F1 #000000 #000000", "#+CF0F1"] {
            #expect(throws: DecodingError.self, "\(color)") {
                try decode(text.replacingOccurrences(of: "#2980B9", with: color))
            }
        }
    }

    @Test("The format has a version, plain keys and no compiler-generated keys")
    func format() throws {
        let highlight = SkeletonBlueprint.Highlight(
            direction: .bottomRight, width: .points(80), softness: 0.5, pace: .speed(200), pause: 0.5,
            easing: .linear, autoreverses: true)
        let blueprint = SkeletonBlueprint(
            size: CGSize(width: 4, height: 2), colors: [try #require(.init("#ECF0F1"))], motion: .sliding(highlight),
            hasCommonHighlight: true, maximumMotionDuration: 5,
            boxes: [
                .init(
                    frame: CGRect(x: 0, y: 0, width: 4, height: 2), cornerRadius: 1, corners: .topLeft,
                    clip: .init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), boneColor: .init("#FF0000"))
            ])
        let text = ##"""
            {"boxes":[{"boneColor":"#FF0000","clip":{"cornerRadius":0,"frame":[[0,0],[1,1]]},"cornerRadius":1,\##
            "corners":1,"frame":[[0,0],[4,2]]}],"colors":["#ECF0F1"],"hasCommonHighlight":true,\##
            "highlight":{"autoreverses":true,"direction":{"corner":"bottomRight"},"easing":"linear",\##
            "pace":{"speed":200},"pause":0.5,"softness":0.5,"width":{"points":80}},"maximumMotionDuration":5,\##
            "motion":"sliding","size":[4,2],"version":1}
            """##
        #expect(try encode(blueprint) == text)
        #expect(try decode(text) == blueprint)
        let other = SkeletonBlueprint.Highlight(direction: .angle(1), width: .fraction(0.5), pace: .duration(2))
        let data = try JSONEncoder().encode(other)
        for key in ["\"angle\":1", "\"fraction\":0.5", "\"duration\":2"] {
            #expect(String(decoding: data, as: UTF8.self).contains(key), "\(key)")
        }
        #expect(try JSONDecoder().decode(SkeletonBlueprint.Highlight.self, from: data) == other)
    }

    @Test("Values that have a default can be missing")
    func defaults() throws {
        let text = ##"{"size":[4,2],"colors":["#ecf0f1"],"boxes":[{"frame":[[0,0],[4,2]]}]}"##
        let box = SkeletonBlueprint.Box(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        let blueprint = SkeletonBlueprint(
            size: CGSize(width: 4, height: 2), colors: [try #require(.init("#ECF0F1"))], boxes: [box])
        #expect(try decode(text) == blueprint)
        let sliding = text.dropLast() + ##","motion":"sliding","highlight":{"softness":0.5}}"##
        #expect(try decode(String(sliding)).motion == .sliding(.init(softness: 0.5)))
        let plain = text.dropLast() + ##","motion":"sliding"}"##
        #expect(try decode(String(plain)).motion == .sliding(.init()))
    }

    @Test("A newer version is rejected with an error that names both versions")
    func version() throws {
        let text = ##"{"version":2,"size":[4,2],"colors":[],"boxes":[],"motion":"spiral"}"##
        let error = try #require(throws: DecodingError.self) { try decode(text) }
        #expect("\(error)".contains("blueprint version 2 is not supported; this release reads 1"))
    }

    @Test("Numbers that aren't finite are omitted", arguments: [.nan, .infinity, -.infinity] as [Double])
    func nonfinite(number: Double) throws {
        let highlight = SkeletonBlueprint.Highlight(
            direction: .angle(number), width: .points(number), softness: number, pace: .speed(number), pause: number)
        let blueprint = SkeletonBlueprint(
            size: .zero, colors: [], motion: .sliding(highlight), maximumMotionDuration: number, boxes: [])
        let decoded = try decode(encode(blueprint))
        #expect(decoded == SkeletonBlueprint(size: .zero, colors: [], motion: .sliding(.init()), boxes: []))
    }

    @Test(
        "Invalid widths, paces and directions are rejected",
        arguments: [
            ##""width":{}"##, ##""width":{"points":1,"fraction":1}"##, ##""pace":{"_0":1}"##,
            ##""direction":{"corner":"left"}"##, ##""direction":{"angle":0,"corner":"topLeft"}"##,
        ])
    func keys(highlight: String) {
        #expect(throws: DecodingError.self) {
            try decode(
                "{\"size\":[4,2],\"colors\":[],\"boxes\":[],\"motion\":\"sliding\",\"highlight\":{\(highlight)}}")
        }
    }

    @Test("A color is normalized, and its description creates an equal color")
    func colorText() throws {
        let color = try #require(SkeletonBlueprint.Color("#ecf0f1ff #1c232580"))
        #expect(color.light == "#ECF0F1" && color.dark == "#1C232580")
        #expect(SkeletonBlueprint.Color(color.description) == color && String(color) == "#ECF0F1 #1C232580")
        #expect(SkeletonBlueprint.Color(.skeletonDefault).description == "#ECF0F1 #1C2325")
        #expect(SkeletonBlueprint.Color("#ECF0F1 #ecf0f1") == SkeletonBlueprint.Color("#ECF0F1"))
        for text in ["#ECF0F1\"/>", "#ECF0F1;", "\u{FF03}ECF0F1", "#ECF0F\u{FF11}", "#ECF0F1\n"] {
            #expect(SkeletonBlueprint.Color(text) == nil, "\(text)")
        }
    }
}
