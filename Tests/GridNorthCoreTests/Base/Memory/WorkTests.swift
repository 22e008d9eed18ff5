// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

@Suite("The work of a call")
struct WorkTests {
  @Test func stepsThatAreTakenBackLeaveNoDebt() {
    var work = Work()
    work.add(10)
    work.takeBack(1_000_000_000)
    #expect(work.steps == 0)
    work.add(Work.mostSteps + 1)
    #expect(work.isTooMuch)
  }

  @Test func tooMuchRemainsTooMuch() {
    var work = Work()
    work.add(Work.mostSteps + 1)
    work.takeBack(Work.mostSteps)
    #expect(work.isTooMuch)
  }
}
