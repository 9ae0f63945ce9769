import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Animations screen")
struct AnimationsScreenTests {
    @Test("Every animated card moves differently, and the two static ones don't move")
    func movements() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 1400))
        var moments: [[[UInt32]]] = []
        for seconds in [0.9, 0.6, 0.5, 0.7] {
            fixture.stage.advance(by: seconds)
            moments.append(fixture.cards.map { fixture.pixels(of: $0.sample) })
        }
        let transitions = TransitionKind.allCases.count + LoadKind.allCases.count
        let others =
            8 + transitions + AnnotationKind.allCases.count + ShapeKind.allCases.count + SkeletonPreset.allCases.count
        #expect(AnimationKind.all.count == 22 && moments[0].count == 22 + others)
        var seen: Set<[[UInt32]]> = []
        for (index, kind) in AnimationKind.all.enumerated() {
            let pictures = moments.map { $0[index] }
            #expect(seen.insert(pictures).inserted, "\(kind.title) looks like another")
            let isStill = kind == .solid || kind == .gradient
            #expect((Set(pictures).count == 1) == isStill, "\(kind.title)")
        }
    }

    @Test("Each shape looks different with the inspector's style")
    func shapes() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 2600))
        fixture.stage.advance(by: 0.9)
        let cards = fixture.cards.filter { $0 is ShapeCard }
        #expect(Set(cards.map { fixture.pixels(of: $0.sample) }).count == ShapeKind.allCases.count)
    }

    @Test("Annotated views are omitted, kept, united into one bone or resized")
    func annotations() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 2600))
        fixture.stage.advance(by: 0.9)
        let cards = fixture.cards.filter { $0 is AnnotationCard }
        let bones = cards.map { card in card.sample.sk.bones.map(\.frame) }
        #expect(bones.map(\.count) == [2, 2, 1, 3, 1])
        #expect(bones[3].contains { $0.size == CGSize(width: 24, height: 24) })
        #expect(bones[4][0] == cards[4].sample.bounds && bones[2][0].width < bones[4][0].width)
        #expect(Set(cards.map { fixture.pixels(of: $0.sample) }).count == 5)
    }

    @Test("Automatic detection finds the same parts, and flags are restored afterward")
    func automatic() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 2600))
        fixture.stage.advance(by: 0.9)
        let card = try #require(fixture.cards.first)
        let flagged = card.sample.descendants(of: UIView.self).filter(\.isSkeletonable)
        let before = card.sample.sk.bones.map(\.frame)
        var style = DemoStyle()
        style.isAutomatic = true
        fixture.apply(style)
        fixture.stage.advance(by: 0.5)
        let found = card.sample.sk.bones
        #expect(found.count == before.count && found.map(\.frame) != before)
        #expect(flagged.allSatisfy { !$0.isSkeletonable } && flagged.count == 4)
        fixture.apply(DemoStyle())
        fixture.stage.advance(by: 0.5)
        #expect(card.sample.sk.bones.map(\.frame) == before && flagged.allSatisfy(\.isSkeletonable))
    }

    @Test("Load cards show bones, time out, reveal content in parts and append rows")
    func loads() async throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 2900))
        func card(_ kind: LoadKind) throws -> SampleCard {
            try #require(fixture.cards.first { ($0 as? LoadCard)?.kind == kind })
        }
        func more<List: UIView>(_ kind: MoreKind, _ list: List.Type) throws -> List {
            try #require(fixture.cards.first { ($0 as? MoreCard)?.kind == kind }?.sample as? List)
        }
        let (table, tiles) = (try more(.rows, UITableView.self), try more(.items, UICollectionView.self))
        await fixture.stage.settle()
        fixture.stage.advance(by: 1)
        for kind in LoadKind.allCases { #expect(try card(kind).sample.sk.bones.count == 3) }
        #expect(table.numberOfAppendedSkeletonRows == 2 && tiles.numberOfAppendedSkeletonItems == 3)
        let blueprint = try #require(fixture.cards.first { $0 is BlueprintCard })
        func views() -> Int { blueprint.descendants(of: SkeletonBlueprintView.self).count }
        #expect(views() == 1 && blueprint.descendants(of: PersonView.self).isEmpty)
        fixture.stage.advance(by: 1)
        #expect(try card(.part).sample.sk.bones.count == 2)

        let red = UIColor.alizarin.bytes
        func showsRed() throws -> Bool {
            let sample = try card(.late).sample
            let frame = sample.convert(sample.bounds, to: nil)
            return fixture.stage.pixel(x: Int(frame.minX + 20), y: Int(frame.midY)).bytes == red
        }
        fixture.stage.advance(by: 0.6)
        await fixture.stage.settle()
        #expect(try !showsRed())
        fixture.stage.advance(by: 0.5)
        #expect(try card(.staggered).sample.sk.bones.count == 1)
        for kind in [LoadKind.awaited, .followed, .part] { #expect(try card(kind).sample.sk.bones.isEmpty, "\(kind)") }
        #expect(tiles.numberOfAppendedSkeletonItems == 0 && tiles.visibleCells.count == 4)
        #expect(views() == 0 && blueprint.descendants(of: PersonView.self).count == 1)
        #expect(table.numberOfAppendedSkeletonRows == 0 && table.visibleCells.count == 3)
        for case let card as TransitionCard in fixture.cards { #expect(card.sample.sk.bones.isEmpty) }
        fixture.stage.advance(by: 1)
        #expect(try showsRed() && card(.staggered).sample.sk.bones.isEmpty)
        #expect(try card(.automatic).sample.sk.bones.count == 3)

        // Hidden cards stay hidden, and cards that are shown again restart.
        fixture.stage.type("hs")
        await fixture.stage.settle()
        fixture.stage.advance(by: 2)
        #expect(table.numberOfAppendedSkeletonRows == 2 && views() == 1)
        fixture.stage.advance(by: 1)
        #expect(table.numberOfAppendedSkeletonRows == 0 && views() == 0)
    }

    @Test("The header says that the motion limit has stopped all motion, until a card replays")
    func pause() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 900))
        let words = "Animation stopped after 5 s"
        func isSaid() -> Bool { fixture.stage.window.shownTexts.contains { $0.hasPrefix(words) } }
        fixture.stage.advance(by: 5, step: 1)
        #expect(!isSaid())
        fixture.stage.advance(by: 1, step: 0.5)
        #expect(isSaid())
        fixture.stage.type("r")
        fixture.stage.advance(by: 0.1)
        #expect(!isSaid())
        var style = DemoStyle()
        style.motionLimit = .infinity
        fixture.apply(style)
        fixture.stage.advance(by: 20, step: 5)
        #expect(!isSaid())
        style.motionLimit = 5
        fixture.apply(style)
        fixture.stage.type("h")
        fixture.stage.advance(by: 8, step: 1)
        #expect(!isSaid())
    }

    @Test("A card starts when it scrolls into view, toggles on click and replays with a key")
    func sight() throws {
        let fixture = try SamplesFixture(.animations)
        let row = try #require(fixture.cards.first { $0 is RowsCard })
        let scroll = try #require(row.superview as? UIScrollView)
        fixture.stage.advance(by: 8, step: 2)
        // The rows don't load while they are out of sight.
        #expect(!row.isLoading)
        scroll.contentOffset.y = row.frame.minY - 100
        fixture.stage.advance(by: 0)
        #expect(row.isLoading && row.sample.sk.bones.count == 9)
        fixture.stage.advance(by: 1.5, step: 0.5)
        #expect(row.sample.sk.bones.count == 6)
        fixture.stage.advance(by: 4, step: 0.5)
        #expect(!row.isLoading)

        func click(_ card: SampleCard) {
            let place = card.convert(CGPoint(x: 40, y: 20), to: nil)
            fixture.stage.click(at: place)
            fixture.stage.advance(by: 0)
        }
        click(row)
        #expect(row.isLoading && row.sample.sk.bones.count == 9)
        click(row)
        #expect(!row.isLoading)
        click(row)
        fixture.stage.advance(by: 5, step: 0.5)
        #expect(!row.isLoading)
        fixture.stage.type("r")
        fixture.stage.advance(by: 0)
        #expect(row.isLoading && row.sample.sk.bones.count == 9)
    }

    @Test("The shimmer over content applies the inspector's motion setting immediately")
    func shimmerMotion() throws {
        var style = DemoStyle()
        style.motion = .still
        let fixture = try SamplesFixture(
            .animations, size: CGSize(width: 1280, height: 1400), skeletons: style)
        let card = try #require(fixture.cards.first { $0 is ShimmerCard })
        func pictures() -> Set<[UInt32]> {
            Set(
                [0.5, 0.3, 0.3].map { seconds in
                    fixture.stage.advance(by: seconds)
                    return fixture.pixels(of: card.sample)
                })
        }
        #expect(pictures().count == 1)
        style.motion = .full
        fixture.apply(style)
        #expect(pictures().count > 1)
        style.motionLimit = 0.5
        fixture.apply(style)
        fixture.stage.advance(by: 2)
        #expect(pictures().count == 1)
    }

    @Test("Nothing moves after the motion limit, and a new style restarts motion")
    func limit() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 900))
        func moving() -> [String?] {
            let before = fixture.cards.map { fixture.pixels(of: $0.sample) }
            fixture.stage.advance(by: 0.35, step: 1)
            let after = fixture.cards.map { fixture.pixels(of: $0.sample) }
            return fixture.cards.indices.filter { before[$0] != after[$0] }.map { index in
                fixture.cards[index].descendants(of: UILabel.self).first?.text
            }
        }
        fixture.stage.advance(by: 2, step: 1)
        #expect(moving().count > 15)
        fixture.stage.advance(by: 6, step: 2)
        #expect(moving() == [])
        var style = DemoStyle()
        style.light.softness = 0.3
        fixture.apply(style)
        fixture.stage.advance(by: 0.5, step: 1)
        #expect(moving().count > 12)
        fixture.stage.advance(by: 6, step: 2)
        #expect(moving() == [])
    }

    @Test("The highlight sweeps in the direction that the card names")
    func directions() throws {
        let fixture = try SamplesFixture(.animations, size: CGSize(width: 1280, height: 1400))
        /// Returns the position of the dark band in the portrait's bone, as fractions of the bone's width and height.
        func light(_ kind: AnimationKind) throws -> CGPoint {
            let card = fixture.cards[try #require(AnimationKind.all.firstIndex(of: kind))]
            let bone = try #require(card.sample.sk.bones.first)
            let frame = card.sample.convert(bone.frame, to: nil)
            var (sum, total) = (CGPoint.zero, 0.0)
            for y in stride(from: 0.25, through: 0.75, by: 0.05) {
                for x in stride(from: 0.25, through: 0.75, by: 0.05) {
                    let color = fixture.stage.pixel(
                        x: Int(frame.minX + x * frame.width), y: Int(frame.minY + y * frame.height))
                    var red: CGFloat = 0
                    color.getRed(&red, green: nil, blue: nil, alpha: nil)
                    let weight = max(0, 0.9255 - red)
                    (sum.x, sum.y, total) = (sum.x + x * weight, sum.y + y * weight, total + weight)
                }
            }
            return total > 0 ? CGPoint(x: sum.x / total, y: sum.y / total) : CGPoint(x: 0.5, y: 0.5)
        }
        // Early in a sweep, the highlight is still on the side where it started.
        fixture.stage.advance(by: 0.25 + 0.9)
        #expect(try light(.slide(.leftRight)).x < 0.48 && light(.slide(.rightLeft)).x > 0.52)
        #expect(try light(.slide(.topBottom)).y < 0.48 && light(.slide(.bottomTop)).y > 0.52)
        let (down, up) = (try light(.slide(.topLeftBottomRight)), try light(.slide(.bottomRightTopLeft)))
        #expect(down.x < 0.48 && down.y < 0.48 && up.x > 0.52 && up.y > 0.52)
    }

    @Test("The inspector's color and duration apply to all cards that use them")
    func styles() throws {
        let fixture = try SamplesFixture(.animations)
        fixture.stage.advance(by: 1)
        for kind in AnimationKind.all {
            var style = DemoStyle()
            (style.color, style.duration, style.transitionDuration) = (.pumpkin, 3, 0)
            let made = kind.skeletonStyle(for: style)
            #expect(made.transition == .none)
            switch made.fill {
            case .solid(let color): #expect(color == .pumpkin)
            case .gradient(let gradient): #expect(gradient?.colors.first == .pumpkin)
            }
            let layer = CAGradientLayer()
            if case .slide = kind { #expect(made.animation?(layer).duration == 3) }
        }
    }
}
